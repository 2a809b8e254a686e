import { usePlatform } from './core/platform.ts'
import { node } from './platform/node.ts'

usePlatform(node)

export * from './index.ts'
