# Pathquest in one image: API, app and game rooms. `docker compose up -d` builds and starts it
# (compose.yaml); what it needs and keeps: docs/operations.md. Nothing here is of one architecture:
# amd64 and arm64 build from the same lines.
ARG NODE_IMAGE=node:24-bookworm-slim
ARG DEBIAN_IMAGE=debian:bookworm-slim

FROM $NODE_IMAGE AS build
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates g++ make python3 \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /pathquest
COPY . .
RUN npm ci --ignore-scripts
# Compiled from the sources of the lockfile with the headers of this Node: no binary is fetched.
RUN npm explore better-sqlite3 -- npm run build-release -- --nodedir=/usr/local
RUN npm run build && node scripts/build/image-files.mjs /image
# Only debuggers read the symbols: 60 MB.
RUN strip -o /node /usr/local/bin/node \
  && find /image -path '*/bin/workerd' -exec strip {} +

FROM $DEBIAN_IMAGE
RUN groupadd --gid 10001 pathquest \
  && useradd --uid 10001 --gid pathquest --no-create-home --home-dir /data \
    --shell /usr/sbin/nologin pathquest
COPY --from=build /node /usr/local/bin/node
# workerd does not start without certificates of the system.
COPY --from=build /etc/ssl/certs/ca-certificates.crt /etc/ssl/certs/ca-certificates.crt
COPY --from=build /image /pathquest
# The data, and where the server notes for its commands that it runs. All else belongs to root.
RUN mkdir -p /data /files /pathquest/node_modules/.cache/pathquest/running \
  && chown pathquest:pathquest /data /files /pathquest/node_modules/.cache/pathquest/running \
  && ln -s /pathquest/deploy/command.mjs /usr/local/bin/pathquest
WORKDIR /pathquest
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PATHQUEST_RESTART=off
VOLUME /data
EXPOSE 3000
USER 10001:10001
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "deploy/healthcheck.mjs"]
CMD ["node", "server/dist/index.js"]
