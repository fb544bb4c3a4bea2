/**
 * Names of tools, and short forms of trades, that texts of developers write small and that none of the lists of words has: a
 * name like "kaniko" or "syft" must not become the word it looks like.
 */
export const toolNames: readonly string[] = [
  'gopls lightningcss mikro elysia graphile storyblok gorm freezed detekt testng krakend',
  'kaniko buildah podman skopeo buildkit buildx sku skus hostid isbn ean gtin upc asin traefik haproxy',
  'envoy minio loki promtail fluentbit fluentd logstash kibana filebeat argocd fluxcd kustomize helmfile',
  'vaultwarden keycloak authentik authelia zitadel rabbitmq redpanda pulsar celery sidekiq resque bullmq',
  'hangfire duckdb clickhouse dagster prefect airbyte meltano snowpark terragrunt opentofu pulumi',
  'crossplane mimir thanos cortex cilium calico metallb longhorn ceph rook restic borgmatic velero falco',
  'trivy syft grype cosign sigstore snyk renovate dependabot vitest turborepo nx zod trpc hono deno',
  'sveltekit astro expo hermes detox fastlane jotai zustand redux mobx recoil htmx alpinejs hotwire',
  'livewire inertia nuxt pinia vuex storybook chromatic playwright cypress selenium appium puppeteer',
  'testcontainers wiremock pytest mypy pydantic fastapi starlette uvicorn gunicorn celerybeat sqlalchemy',
  'alembic poetry pipenv pyenv conda numpy scipy sklearn keras pytorch huggingface langchain llamaindex',
  'ollama vllm mlflow wandb kubeflow airflow superset metabase redash looker fivetran debezium flink',
  'kinesis firehose athena redshift bigquery snowflake databricks iceberg parquet avro protobuf grpcurl',
  'grpcui graphiql hasura supabase prisma drizzle kysely knex typeorm mikroorm flyway liquibase pgvector',
  'postgis citus vitess cockroachdb scylladb scylla couchbase rocksdb leveldb memcached valkey dragonflydb',
  'etcd zookeeper linkerd istio kiali jaeger zipkin tempo pyroscope sentry rollbar bugsnag',
  'pagerduty pentest pentests pentester pentesters pentesting hotend keystore truststore winget pidfile lossy',
  'jira',
  'youtrack gitea gitlab forgejo codeberg bitbucket circleci teamcity buildkite jenkins drone tekton',
  'spinnaker octopus nomad consul packer vagrant ansible saltstack chef puppet proxmox esxi vcenter truenas',
  'opnsense pfsense wireguard tailscale zerotier netbird openvpn cloudflared ngrok caddy lighttpd tomcat',
  'wildfly jetty quarkus micronaut ktor lombok mapstruct jooq hibernate gradle bazel buck meson cmake ninja',
  'conan vcpkg tauri electron capacitor cordova ionic flutter riverpod bloc xcode cocoapods proguard adb',
  'logcat bluez zigbee zwave lorawan modbus profinet opcua canbus rtsp webrtc hls ffmpeg gstreamer',
  'imagemagick ghostscript tesseract poppler libreoffice weasyprint wkhtmltopdf',
].flatMap((line) => line.split(' '));
