/** A data model as any writer could have made it, with overview, tables, relations, diagram and script. */
export const libraryModel = `# Library

## Entities

| Entity | Key | Fields |
| --- | --- | --- |
| \`member\` | \`id\` | \`id\`, \`name\`, \`email\` |
| \`loan\` | \`id\` | \`id\`, \`member_id\`, \`due_at\`, \`status\` |

## Field tables

### \`member\`

| Name | Type | Null | Key | Default | Description | Classification |
| --- | --- | --- | --- | --- | --- | --- |
| \`id\` | \`uuid\` | no | PK | – | – | internal |
| \`name\` | \`text\` | not stated | – | – | type assumed | personal |
| \`email\` | \`text\` | not stated | – | – | type assumed | personal |

### \`loan\`

| Name | Type | Null | Key | Default | Description | Classification |
| --- | --- | --- | --- | --- | --- | --- |
| \`id\` | \`uuid\` | no | PK | – | – | internal |
| \`member_id\` | \`uuid\` | not stated | FK -> member.id | – | – | internal |
| \`due_at\` | \`timestamp\` | not stated | – | – | type assumed | internal |
| \`status\` | \`text\` | not stated | – | – | open, returned; type assumed | internal |

## Relationships

- One \`member\` has any number of \`loan\`, by \`loan.member_id\`.

## Entity-relationship diagram

\`\`\`mermaid
erDiagram
  member {
    uuid id PK
    text name
    text email
  }
  loan {
    uuid id PK
    uuid member_id FK
    timestamp due_at
    text status
  }
  member ||--o{ loan : has
\`\`\`

## Constraints and indexes

- \`loan.member_id\` is a foreign key and needs an index.

## DDL

\`\`\`sql
CREATE TABLE member (
  id uuid PRIMARY KEY,
  name text,
  email text
);

CREATE TABLE loan (
  id uuid PRIMARY KEY,
  member_id uuid,
  due_at timestamp,
  status text,
  FOREIGN KEY (member_id) REFERENCES member (id)
);
\`\`\`
`;
