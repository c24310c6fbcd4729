# syntax=docker/dockerfile:1
# The site and its server in one image; with --target publishing the desk can publish in it.
# docs/hosting.md says how to build and run both, and what of this could not be tried.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY forms/package.json forms/
COPY contract/package.json contract/
COPY releases/package.json releases/
COPY prices/package.json prices/
COPY pictures/package.json pictures/
COPY site/package.json site/
COPY server/package.json server/
COPY artwork/package.json artwork/
COPY showroom/package.json showroom/
COPY desk/package.json desk/
COPY ui/package.json ui/
COPY editor/package.json editor/
RUN npm ci --include=dev
COPY . .
# Where enquiries go, decided at build: see docs/enquiries.md.
ARG PUBLIC_ENQUIRY_ENDPOINT=/api
# "preview" builds what is still an example at a real address: see docs/launch.md.
ARG ALLOW_SAMPLES=
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY forms/package.json forms/
COPY contract/package.json contract/
COPY releases/package.json releases/
COPY prices/package.json prices/
COPY pictures/package.json pictures/
COPY site/package.json site/
COPY server/package.json server/
COPY artwork/package.json artwork/
COPY showroom/package.json showroom/
COPY desk/package.json desk/
COPY ui/package.json ui/
COPY editor/package.json editor/
RUN npm ci --omit=dev --omit=optional --workspace=server

FROM node:24-bookworm-slim AS publishing-packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY forms/package.json forms/
COPY contract/package.json contract/
COPY releases/package.json releases/
COPY prices/package.json prices/
COPY pictures/package.json pictures/
COPY site/package.json site/
COPY server/package.json server/
COPY artwork/package.json artwork/
COPY showroom/package.json showroom/
COPY desk/package.json desk/
COPY ui/package.json ui/
COPY editor/package.json editor/
# With what is optional: sharp's own code for this system is.
RUN npm ci --omit=dev --workspace=server --workspace=editor --workspace=desk

FROM node:24-bookworm-slim AS runtime
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# The only place that is written to; with DATABASE_URL, and where nobody uses the editor, not even that.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process, so that it gets the signal to stop.
CMD ["node", "--max-semi-space-size=4", "--initial-old-space-size=40", "server/src/server.ts"]

# What the site is built with, too.
FROM runtime AS publishing
COPY --from=publishing-packages /app ./
COPY tsconfig.json ./
COPY artwork artwork
COPY content content
COPY contract contract
COPY desk desk
COPY editor editor
COPY forms forms
COPY pictures pictures
COPY prices prices
COPY releases releases
COPY scripts scripts
COPY server server
COPY showroom showroom
COPY site site
COPY toolchain toolchain
COPY ui ui
COPY --from=build /app/site/dist site/dist
# With it, a changed word compiles nothing.
COPY --from=build /app/.cache/programs .cache/programs
# Astro writes there what it read of content/, wherever else it is told to keep things.
USER root
RUN mkdir site/.astro && chown node:node site/.astro
USER node

FROM runtime
# Also server/node_modules: a package stands there when the root has another version of it.
COPY --from=packages /app ./
COPY contract contract
COPY forms forms
COPY prices prices
COPY releases releases
COPY server server
# The sentences of mails and answers stand in content/.
COPY content content
COPY --from=build /app/site/dist site/dist
