/** Names of products, in their own case, whose small form means nothing else in any language we write. */
export const PRODUCT_NAMES: readonly string[] =
  'PostgreSQL Postgres MySQL SQLite MongoDB MariaDB DynamoDB CockroachDB Redis Memcached Elasticsearch OpenSearch RabbitMQ Kafka GitHub GitLab Bitbucket JavaScript TypeScript CoffeeScript Python PHP Kotlin GraphQL OAuth OpenAPI OpenID Kubernetes Terraform Jenkins Grafana Prometheus Datadog Cloudflare Vercel Heroku DigitalOcean Azure CloudFront Linux Ubuntu Debian iOS macOS Android Firefox WebSocket WebSockets WebAssembly YouTube LinkedIn WordPress PayPal jQuery Django PyTorch TensorFlow NumPy Laravel Xcode Jira Dockerfile Wi-Fi Bluetooth Unicode Google Microsoft Amazon Facebook Wikipedia OpenTelemetry'.split(
    ' ',
  );
