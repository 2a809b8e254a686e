import type { FastifyRequest } from 'fastify'

export const profiles = (request: FastifyRequest) => request.id
