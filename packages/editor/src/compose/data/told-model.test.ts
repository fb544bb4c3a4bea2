import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { compose } from '../compose.ts';

const modelOf = (text: string) =>
  compose(read(text), { format: 'Data Model', audience: 'Senior Dev', context: 'Backend', tone: 50 });
const section = (model: string, heading: string) =>
  model.split(`## ${heading}\n`)[1]?.split(/\n## /u)[0]?.trim() ?? '';

describe('a data model of clauses', () => {
  it('has what things are tied to, with a key to each, though nothing else describes them', () => {
    const model = modelOf(
      'A crate has a code and a weight in kg. A crate belongs to one shipper and is stored in exactly one hall. Shippers call us when a crate is lost, and the hall is searched.',
    );
    expect(section(model, 'Entities')).toMatch(/`crate` \|.*`shipper_id`, `hall_id`/u);
    expect(section(model, 'DDL')).toContain('CREATE TABLE shipper');
  });

  it('takes defaults in brackets with the type of their figures, and kinds behind a name', () => {
    const model = modelOf(
      'Guides have a name and a day fee (default 80 EUR). Talks (lecture, workshop) are held on a tour, each with a date and a note. A tour has a name and a price.',
    );
    expect(section(model, 'DDL')).toContain('day_fee numeric DEFAULT 80');
    expect(section(model, 'Enumerations')).toContain('| `talk.type` | `lecture`, `workshop` |');
  });

  it('is named below a table, whose columns say what is required and which values there are', () => {
    const model = modelOf(
      "| field | type | required | notes |\n|---|---|---|---|\n| code | string | yes | unique |\n| unit | string | no | kg, g or ml, default kg |\n\nThat's the ingredient.",
    );
    expect(section(model, 'DDL')).toMatch(/code text NOT NULL UNIQUE/u);
    expect(section(model, 'DDL')).toMatch(/unit text DEFAULT 'kg' CHECK \(unit IN \('kg', 'g', 'ml'\)\)/u);
  });

  it('has the members of a sample that a call sends', () => {
    const model = modelOf(
      'POST /v1/switches {"name":"lamp","dimmed":false} makes one. A switch belongs to a room and a room has a name and a floor.',
    );
    expect(section(model, 'Entities')).toMatch(/`switch` \|.*`name`, `dimmed`/u);
  });

  it('keeps no deed that a path names', () => {
    const model = modelOf(
      'POST /ingest takes a batch of readings. GET /rules/{id}/evaluate tells the verdict.',
    );
    expect(section(model, 'Entities')).not.toMatch(/`(?:ingest|evaluate)`/u);
  });

  it('joins two things once, whichever of them a sentence begins with', () => {
    const model = modelOf(
      'Each song has a title, a length and a composer. People can put songs into playlists. One song can be in many playlists. I have a small server with 2 GB of memory, maybe SQLite.',
    );
    expect(model.match(/^### `(?:playlist_song|song_playlist)`$/gmu)).toHaveLength(1);
    expect(model).not.toMatch(/`(?:small_)?server`|`gb/u);
  });

  it('keeps a record of what is done to a thing by many, also where it is told of the thing', () => {
    const model = modelOf(
      'A canoe has a number and a colour. A paddler has a name and an email. A canoe can be reserved by many paddlers.',
    );
    expect(section(model, 'Entities')).toMatch(
      /`reservation` \|.*`canoe_id`.*`paddler_id`|`reservation` \|.*`paddler_id`.*`canoe_id`/u,
    );
    expect(section(model, 'Field tables')).not.toMatch(/### `paddler`[^#]*canoe_id/u);
  });

  it('keeps what several things of another have', () => {
    const model = modelOf(
      'A course has a name, a room and a teacher. Lessons of a course have a date, a state (planned, held) and an optional note.',
    );
    expect(section(model, 'Entities')).toMatch(/`lesson` \|.*`course_id`, `date`, `state`, `note`/u);
  });

  it('reads a list with one name as columns have it', () => {
    const model = modelOf(
      'A contact has a name and a phone number. A contact can have several chat logs. Each chat log has start, agent, rating and optional recording_url.',
    );
    expect(section(model, 'Entities')).toMatch(/`chat_log` \|.*`start`, `agent`, `rating`, `recording_url`/u);
  });

  it('relates things of a German text many to many, by their plurals and the heads of their names', () => {
    const model = modelOf(
      'Ein Mietvertrag hat Nummer, Datum und Betrag. Ein Mietvertrag gehört zu einem Kunden und umfasst ein oder mehrere Geräte. Ein Gerät hat Bezeichnung und Preis. Ein Gerät kommt in vielen Verträgen vor.',
    );
    expect(model).toMatch(/^### `(?:mietvertrag_geraet|geraet_mietvertrag)`$/mu);
  });
});
