# The server with its page (docs/hosting.md). Its steps were tried one by one in a clean folder, not as an image:
# read it before you trust it.
FROM node:22-slim AS page
WORKDIR /src
COPY web web
COPY src/tilerummy/locales src/tilerummy/locales
RUN cd web && npm ci && npm run build

FROM python:3.12-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev
WORKDIR /src
COPY . .
COPY --from=page /src/src/tilerummy/server/page src/tilerummy/server/page
RUN pip wheel --no-cache-dir --wheel-dir /wheels '.[postgres]'

FROM python:3.12-slim
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --no-index --find-links /wheels 'tilerummy[postgres]' && rm -rf /wheels \
    && useradd --create-home tilerummy && install -d -o tilerummy /home/tilerummy/data
USER tilerummy
ENV TILERUMMY_HOST=0.0.0.0 TILERUMMY_PORT=8000 XDG_DATA_HOME=/home/tilerummy/data
VOLUME /home/tilerummy/data
EXPOSE 8000
HEALTHCHECK CMD python -c "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=5)"
CMD ["tilerummy", "serve"]
