import { accountCommands } from './accounts.ts'
import type { Command } from './command.ts'
import { doctorCommands } from './doctor.ts'
import { keyCommands } from './keys.ts'
import { referenceCommands } from './reference.ts'

/** Every command, in the order of the help. A group adds its line here. */
export const commands: readonly Command[] = [
  ...accountCommands,
  ...keyCommands,
  ...referenceCommands,
  ...doctorCommands,
]
