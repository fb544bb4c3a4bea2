import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';

const relationsIn = (code: string) =>
  understand(read(`The tables of the shop:\n\n\`\`\`\n${code}\n\`\`\`\n`)).relations;

const modelOf = (code: string) => {
  const { entities } = understand(read(`The tables of the shop:\n\n\`\`\`\n${code}\n\`\`\`\n`));
  return Object.fromEntries(
    entities.map((entity) => [
      entity.name,
      Object.fromEntries(entity.fields.map((field) => [field.name, field])),
    ]),
  );
};

describe('entities of code', () => {
  it('reads TypeScript on one line and on many, with unions and nested objects', () => {
    const { Parcel, Shipment } = modelOf(
      "type Parcel = { id: string; seenAt: Date | null; size: 's' | 'l' };\ninterface Shipment {\n  id: string; // key\n  parcels: Parcel[];\n  to: { name: string; zip: string };\n}",
    );
    expect(Parcel?.['seenAt']).toMatchObject({ type: 'Date', isNullable: true });
    expect(Parcel?.['size']).toMatchObject({ type: null, values: ['s', 'l'] });
    expect(Object.keys(Shipment ?? {})).toEqual(['id', 'parcels', 'to']);
    expect(Shipment?.['to']).toMatchObject({ type: 'object', note: 'name, zip' });
  });

  it('reads a GraphQL schema without its roots, and points members to the types they hold', () => {
    const model = modelOf(
      'type Query { me: User! all(first: Int): [User!]! }\ntype User { id: ID! email: String! team: Team }\ntype Team { id: ID! name: String! members: [User!]! }',
    );
    expect(Object.keys(model).sort()).toEqual(['Team', 'User']);
    expect(model['User']?.['team']).toMatchObject({ references: 'Team', type: null });
    expect(model['Team']?.['members']).toMatchObject({ type: '[User]' });
  });

  it('reads messages of Protocol Buffers, requests only where there is nothing else', () => {
    const quote = 'message QuoteRequest { string cart_id = 1; repeated string coupon = 2; }';
    expect(modelOf(quote)['QuoteRequest']?.['coupon']).toMatchObject({ type: 'string[]' });
    const cart = 'message Cart { string id = 1; int64 total_cents = 2; }';
    expect(Object.keys(modelOf(`${cart}\n${quote}`))).toEqual(['Cart']);
  });

  it('reads Python classes of Django and dataclasses, and no enumerations', () => {
    const model = modelOf(
      'class Coupon(models.Model):\n    code = models.CharField(max_length=20, unique=True)\n    valid_to = models.DateTimeField(null=True)\n    max_uses = models.IntegerField(default=1)\n    created_by = models.ForeignKey(User, on_delete=models.PROTECT)\n\n    def use(self):\n        pass\n\n@dataclass\nclass Use:\n    coupon_id: int\n    note: str | None = None\n\nclass Color(Enum):\n    red = 1\n    blue = 2',
    );
    expect(Object.keys(model)).toEqual(['Coupon', 'Use']);
    expect(model['Coupon']).toMatchObject({
      code: { type: 'varchar(20)', isUnique: true },
      valid_to: { type: 'timestamp', isNullable: true },
      max_uses: { default: '1' },
      created_by: { references: 'User' },
    });
    expect(model['Use']?.['note']).toMatchObject({ type: 'str', isNullable: true });
  });

  it('relates entities by the lists they hold, in both directions as many to many', () => {
    const code = 'type Box = { id: string; parts: Part[] };\ntype Part = { id: string; weight: number };';
    expect(relationsIn(code)).toEqual([
      { from: 'Box', to: 'Part', cardinality: 'one-to-many', statements: [] },
    ]);
    expect(relationsIn(code.replace('weight: number', 'boxes: Box[]'))).toMatchObject([
      { cardinality: 'many-to-many' },
    ]);
    expect(relationsIn(code.replace('Part[]', 'string[]'))).toEqual([]);
  });

  it('takes no method, call or plain object for an entity', () => {
    expect(
      modelOf("const q = new Queue('a', { size: 4 });\nclass Worker { run(): void { go({ a: 1, b: 2 }); } }"),
    ).toEqual({});
  });

  it('reads named sets of values, and what comments say of a member', () => {
    const { Observation, Account } = modelOf(
      "type Priority =\n  | 'routine'\n  | 'urgent';\nenum Role { Admin = 'admin', Member = 'member' }\ninterface Observation {\n  id: string; // uuid\n  raDeg: number; // 0..360\n  priority: Priority;\n  notBefore?: string; // ISO 8601\n}\ninterface Account { name: string; role: Role }",
    );
    expect(Observation?.['id']).toMatchObject({ type: 'uuid', isKey: true });
    expect(Observation?.['raDeg']).toMatchObject({ type: 'number', note: '0..360' });
    expect(Observation?.['priority']).toMatchObject({ type: null, values: ['routine', 'urgent'] });
    expect(Observation?.['notBefore']).toMatchObject({ type: 'timestamp', isNullable: true });
    expect(Account?.['role']?.values).toEqual(['admin', 'member']);
  });
});
