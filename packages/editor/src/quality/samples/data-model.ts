/** A rough input and a data model for it that keep every rule. */
export const dataModelInput =
  'Customers place orders. A customer has an email, an order has a total and belongs to a customer.';

export const dataModel = `# Orders

## Purpose and owner

Customers place orders.

## Entities

- Customer: has an email.
- Order: has a total and belongs to a customer.

## Field tables

### Customer

| Name | Type | Null | Key | Default | Description | Classification |
| --- | --- | --- | --- | --- | --- | --- |
| id | integer | no | PK | | its number | none |
| email | text | no | | | its address | personal |

### Order

| Name | Type | Null | Key | Default | Description | Classification |
| --- | --- | --- | --- | --- | --- | --- |
| id | integer | no | PK | | its number | none |
| customer_id | integer | no | FK → Customer.id | | who placed it | none |
| total | decimal | no | | | its sum | none |

## Relationships

An order belongs to a customer.

## Entity-relationship diagram

\`\`\`mermaid
erDiagram
  Customer ||--o{ Order : places
\`\`\`

## Constraints and indexes

None named.

## Enumerations

None named.

## Quality rules

None named.

## Freshness

None named.

## Retention

None named.

## Migration and backfill

None named.

## Access patterns

None named.

## Open questions

1. **Q-1**: May a customer place many orders a day?
`;
