# One image for every role: `node src/main.ts` (all), with ROLE=api or ROLE=worker, and `node src/main.ts migrate`.
FROM node:26-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:26-slim
WORKDIR /app
# Workers answer their health check at METRICS_PORT; the other roles do not use it.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 METRICS_PORT=9090 DATA_DIR=/data
COPY --from=packages /app/node_modules node_modules
COPY package.json LICENSE ./
COPY migrations migrations
COPY samples samples
COPY docs docs
COPY src src
RUN mkdir /data && chown node:node /data
# The image's `node`, by number, as orchestrators that forbid root want it.
USER 1000
VOLUME /data
EXPOSE 3000 9090
# Liveness only: a database that is away is no reason to start the process again.
HEALTHCHECK --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.ROLE === 'worker' ? process.env.METRICS_PORT : process.env.PORT) + '/livez').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/main.ts"]
