import { accountCommands } from './accounts.ts'
import type { Command } from './command.ts'
import { doctorCommands } from './doctor.ts'
import { importCommands } from './import.ts'
import { keyCommands } from './keys.ts'
import { matchCommands } from './match.ts'
import { programmeCommands } from './programmes.ts'
import { recomputeCommands } from './recompute.ts'
import { referenceCommands } from './reference.ts'
import { sampleCommands } from './samples.ts'
import { secretKeyCommands } from './secret-key.ts'

/** Every command, in the order of the help. A group adds its line here. */
export const commands: readonly Command[] = [
  ...accountCommands,
  ...keyCommands,
  ...importCommands,
  ...programmeCommands,
  ...matchCommands,
  ...recomputeCommands,
  ...sampleCommands,
  ...referenceCommands,
  ...secretKeyCommands,
  ...doctorCommands,
]
