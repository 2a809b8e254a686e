import type { Route } from './route.ts'
export function describeApi(routes: readonly Route[]): unknown {
  return { routes: routes.length }
}
