export { rows } from './profile-rows.ts'
