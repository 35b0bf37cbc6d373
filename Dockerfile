# The server with its page (docs/hosting.md). tests/server/test_image_built.py builds it on a base of Debian's packages,
# starts it and plays a match; with the bases named below it was not tried.
#
# Base images are named by version, not by digest: a digest pinned here would keep their security fixes out until
# somebody renews it, and there is nobody to do that on time. To pin them for yourself:
#   docker build --build-arg PYTHON=python:3.12-slim@sha256:... --build-arg NODE=node:22-slim@sha256:... .
# What is installed in them is pinned: the page by web/package-lock.json, Python packages by requirements/*.txt.
ARG NODE=node:22-slim
ARG PYTHON=python:3.12-slim

FROM ${NODE} AS page
# Python tells the build which puzzles there are.
RUN apt-get update && apt-get install -y --no-install-recommends python3
WORKDIR /src
COPY web web
COPY tools tools
COPY src src
RUN python3 tools/build_page.py

FROM ${PYTHON} AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev
WORKDIR /src
# Nothing comes in that the lock does not name with its hash; the build tools are among it.
COPY requirements/serve.txt requirements/serve.txt
RUN python -m venv /app && /app/bin/pip install --no-cache-dir --require-hashes -r requirements/serve.txt
COPY . .
COPY --from=page /src/src/tilerummy/server/page src/tilerummy/server/page
RUN python tools/data_packages.py && \
    /app/bin/pip install --no-cache-dir --no-index --no-deps --no-build-isolation . ./packages/page ./packages/scan

FROM ${PYTHON}
COPY --from=build /app /app
RUN useradd --uid 10001 --create-home tilerummy && install -d -o tilerummy /home/tilerummy/data
USER tilerummy
ENV PATH=/app/bin:$PATH PYTHONDONTWRITEBYTECODE=1 \
    TILERUMMY_HOST=0.0.0.0 TILERUMMY_PORT=8000 XDG_DATA_HOME=/home/tilerummy/data
VOLUME /home/tilerummy/data
EXPOSE 8000
# Images in the OCI format have no health checks: compose.yaml has the same one, and other orchestrators ask /healthz.
HEALTHCHECK --interval=10s --timeout=6s --start-period=30s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=5)"]
CMD ["tilerummy", "serve"]
