import { words } from '../lexicon/words.ts';

/** What stores, carries or answers over the network: each may be unreachable. Matched whole, in any case. */
export const dependencies: readonly string[] = words(
  'Redis|Valkey|Memcached|PostgreSQL|Postgres|MySQL|MariaDB|MongoDB|Mongo|SQLite|DynamoDB|Cassandra|ScyllaDB|CockroachDB|Oracle|SQL Server|Elasticsearch|OpenSearch|Solr|ClickHouse|Snowflake|BigQuery|Redshift|Databricks|TimescaleDB|Timescale|InfluxDB|Neo4j|Supabase|Firestore|Firebase|S3|GCS|MinIO|Azure Blob|Kafka|RabbitMQ|NATS|SQS|SNS|Pub/Sub|Kinesis|Celery|Sidekiq|BullMQ|Temporal|Airflow|Dagster|Spark|Flink|Stripe|PayPal|Adyen|Braintree|Twilio|SendGrid|Mailgun|Postmark|SES|FCM|APNs|Auth0|Okta|Keycloak|Cognito|Salesforce|HubSpot|Zendesk|Shopify|SAP|Slack|Teams|Jira|GitHub|GitLab|OpenAI|Vault|Consul|etcd|ZooKeeper|pgbouncer|HAProxy|Cloudflare|Fastly|Algolia|Meilisearch|Typesense|Segment|Mixpanel|LaunchDarkly|Google Sheets|google sheet|LDAP|Active Directory',
);

/** Tools and platforms a reader has to know, which do not fail a request by themselves. */
const tools: readonly string[] = words(
  'Kubernetes|k8s|Docker|Helm|Terraform|Ansible|Nginx|Envoy|Istio|ArgoCD|Jenkins|GitHub Actions|Grafana|Prometheus|Datadog|Sentry|New Relic|OpenTelemetry|Jaeger|Loki|Splunk|PagerDuty|React|Next.js|Vue|Angular|Svelte|Redux|Tailwind|Vite|Webpack|Node|Deno|Bun|Express|Fastify|NestJS|Django|Flask|FastAPI|Rails|Laravel|Symfony|Spring Boot|Spring|Quarkus|.NET|Go|Rust|Java|Kotlin|Swift|Python|TypeScript|JavaScript|PHP|Ruby|Scala|Elixir|C++|C#|Flutter|React Native|Android|iOS|SwiftUI|Jetpack Compose|Room|WorkManager|SQLCipher|PyTorch|TensorFlow|scikit-learn|pandas|MLflow|dbt|Jupyter|GraphQL|gRPC|REST|WebSocket|OAuth|OIDC|SAML|JWT|OpenAPI|Protobuf|Avro|Parquet|Linux|Windows|macOS|Raspberry Pi|systemd|Playwright|Cypress|Jest|Vitest|pytest',
);

/** Both, which a thing can be made of. */
export const technologies: readonly string[] = [...dependencies, ...tools];
