import { describe } from 'vitest';
import { MODEL } from '../../samples/data-model.ts';
import { type Edits, tried } from '../../samples/tried.ts';
import { addEntity, relate, retention } from './entities.ts';
import {
  addField,
  changeType,
  classify,
  makeNullable,
  makeRequired,
  makeUnique,
  removeField,
  renameField,
} from './fields.ts';

const before = MODEL;
const title = { entity: 'book', field: 'title' };
const TITLE = '| `title` | `text` | not stated | – | – | – | internal |\n';
const YEAR = '| `year` | `int` | not stated | – | – | – | internal |\n';
const DUE = '| `due_on` | `date` | no | – | – | – | internal |\n';

/** The edits that put a field behind the last one of loans. */
function withField(name: string, type: string, key = '–', mark = ''): Edits {
  return [
    ['`due_on` |', `\`due_on\`, \`${name}\` |`],
    [DUE, `${DUE}| \`${name}\` | \`${type}\` | not stated | ${key} | – | – | internal |\n`],
    ['date due_on\n', `date due_on\n    ${type} ${name}${mark}\n`],
    ['date NOT NULL\n', `date NOT NULL,\n  ${name} ${type}\n`],
  ];
}

describe('wishes about a data model', () => {
  tried({
    operation: addField,
    before,
    slots: { entity: 'loan', field: 'note', type: 'text' },
    right: withField('note', 'text'),
    wrong: withField('note', 'text').slice(0, 3),
  });
  tried({
    operation: removeField,
    before,
    slots: title,
    right: [
      ['`title`, ', ''],
      [TITLE, ''],
      ['    text title\n', ''],
      ['  title text,\n', ''],
    ],
    wrong: [[TITLE, '']],
  });
  tried({
    operation: renameField,
    before,
    slots: { ...title, new: 'name' },
    right: [
      ['`title`, ', '`name`, '],
      ['| `title`', '| `name`'],
      ['text title', 'text name'],
      ['title text', 'name text'],
    ],
    wrong: [['| `title`', '| `name`']],
  });
  tried({
    operation: changeType,
    before,
    slots: { entity: 'book', field: 'year', type: 'bigint' },
    right: [
      ['| `year` | `int`', '| `year` | `bigint`'],
      ['int year', 'bigint year'],
      ['year int', 'year bigint'],
    ],
    wrong: [['| `year` | `int`', '| `year` | `bigint`']],
  });
  tried({
    operation: makeRequired,
    before,
    slots: title,
    right: [
      [TITLE, TITLE.replace('not stated', 'no')],
      ['title text', 'title text NOT NULL'],
    ],
    wrong: [[YEAR, YEAR.replace('not stated', 'no')]],
  });
  tried({
    operation: makeNullable,
    before,
    slots: { entity: 'loan', field: 'due_on' },
    right: [
      [DUE, DUE.replace('no', 'yes')],
      [' NOT NULL', ''],
    ],
    wrong: [[' NOT NULL', '']],
  });
  tried({
    operation: makeUnique,
    before,
    slots: title,
    right: [
      [TITLE, TITLE.replace('–', 'UK')],
      ['title text', 'title text UNIQUE'],
    ],
    wrong: [[TITLE, TITLE.replace('–', 'UK')]],
  });
  tried({
    operation: classify,
    before,
    slots: title,
    right: [[TITLE, TITLE.replace('internal', 'personal')]],
    wrong: [[YEAR, YEAR.replace('internal', 'personal')]],
  });
  tried({
    operation: addEntity,
    before,
    slots: { entity: 'fine', fields: 'id and amount' },
    right: [
      ['| `loan` |', '| `fine` | `id` | `id`, `amount` |\n| `loan` |'],
      [
        '### `loan`',
        '### `fine`\n\n| Name | Type | Null | Key | Default | Description | Classification |\n| --- | --- | --- | --- | --- | --- | --- |\n| `id` | `uuid` | no | PK | – | – | internal |\n| `amount` | `int` | not stated | – | – | – | internal |\n\n### `loan`',
      ],
      ['  loan {', '  fine {\n    uuid id PK\n    int amount\n  }\n  loan {'],
      [
        'CREATE TABLE loan',
        'CREATE TABLE fine (\n  id uuid PRIMARY KEY,\n  amount int\n);\n\nCREATE TABLE loan',
      ],
    ],
    wrong: [['| `loan` |', '| `fine` | `id` | `id`, `amount` |\n| `loan` |']],
  });
  tried({
    operation: relate,
    before,
    slots: { entity: 'book', entity2: 'loan' },
    right: [
      ...withField('book_id', 'uuid', 'FK -> book.id', ' FK'),
      ['None stated so far.', '- One `book` has any number of `loan`, by `loan.book_id`.'],
      [
        'date due_on\n    uuid book_id FK\n  }',
        'date due_on\n    uuid book_id FK\n  }\n  book ||--o{ loan : has',
      ],
    ],
    wrong: withField('book_id', 'uuid', 'FK -> book.id', ' FK'),
  });
  tried({
    operation: retention,
    before,
    slots: { entity: 'loan', m: '90 days' },
    right: [['24 months', '90 days']],
    wrong: [['24 months.\n', '24 months.\n- **NFR-2:** Loans MUST be kept for 90 days.\n']],
  });
});
