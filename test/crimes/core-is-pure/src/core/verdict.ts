import { readFileSync } from 'node:fs'

export const verdict = () => readFileSync('verdict.txt', 'utf8')
