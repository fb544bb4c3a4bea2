/** A short data model. */
export const MODEL = `# Library

## Entities

| Entity | Key | Fields |
| --- | --- | --- |
| \`book\` | \`id\` | \`id\`, \`title\`, \`year\` |
| \`loan\` | \`id\` | \`id\`, \`due_on\` |

## Field tables

### \`book\`

| Name | Type | Null | Key | Default | Description | Classification |
| --- | --- | --- | --- | --- | --- | --- |
| \`id\` | \`uuid\` | no | PK | – | – | internal |
| \`title\` | \`text\` | not stated | – | – | – | internal |
| \`year\` | \`int\` | not stated | – | – | – | internal |

### \`loan\`

| Name | Type | Null | Key | Default | Description | Classification |
| --- | --- | --- | --- | --- | --- | --- |
| \`id\` | \`uuid\` | no | PK | – | – | internal |
| \`due_on\` | \`date\` | no | – | – | – | internal |

## Relationships

None stated so far.

## Entity-relationship diagram

\`\`\`mermaid
erDiagram
  book {
    uuid id PK
    text title
    int year
  }
  loan {
    uuid id PK
    date due_on
  }
\`\`\`

## Retention

- **NFR-1:** Loans MUST be deleted after 24 months.

## DDL

\`\`\`sql
CREATE TABLE book (
  id uuid PRIMARY KEY,
  title text,
  year int
);

CREATE TABLE loan (
  id uuid PRIMARY KEY,
  due_on date NOT NULL
);
\`\`\`
`;
