import { typeid } from 'typeid-js'

export const verdict = () => typeid('mat')
