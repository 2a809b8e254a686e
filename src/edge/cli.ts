#!/usr/bin/env node
/** The operator's command line. Reads the environment as `main.ts` does, through `readConfig`. */
import { runCli } from './cli/run.ts'

process.exitCode = await runCli(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(`${text}\n`),
  error: (text) => process.stderr.write(`${text}\n`),
  ...(process.stderr.isTTY
    ? { bar: { write: (text) => process.stderr.write(text), columns: process.stderr.columns } }
    : {}),
})
