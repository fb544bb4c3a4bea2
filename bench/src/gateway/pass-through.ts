import { open } from 'node:fs/promises';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';

/**
 * The least a gateway can do, in a process of its own: reads the JSON of a request, asks the upstream, gives its answer back. With a
 * file named it also keeps both, and answers when they are on the disk, together with all that came meanwhile. Prints its port.
 * Its arguments: the upstream's address, and the file.
 */
const [upstream = '', file] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });

function ask(body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const call = request(`${upstream}/chat/completions`, { method: 'POST', agent, headers }, (response) => {
      textOf(response).then(resolve, reject);
    });
    call.on('error', reject).end(body);
  });
}

function textOf(source: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    source.setEncoding('utf8');
    source.on('data', (part: string) => {
      text += part;
    });
    source.on('end', () => resolve(text)).on('error', reject);
  });
}

type Keep = (question: string, answer: string) => Promise<void>;

async function createKeep(store: string): Promise<Keep> {
  const database = new DatabaseSync(store);
  database.exec('pragma journal_mode = wal; pragma synchronous = normal');
  database.exec('create table kept (id integer primary key, question text, answer text)');
  const insert = database.prepare('insert into kept (question, answer) values (?, ?)');
  const log = await open(`${store}-wal`, 'r+');
  let waiting: { readonly texts: readonly [string, string]; readonly done: () => void }[] = [];
  let isRunning = false;
  const commit = async () => {
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      database.exec('begin immediate');
      for (const { texts } of group) insert.run(...texts);
      database.exec('commit');
      await log.datasync();
      for (const { done } of group) done();
    }
    isRunning = false;
  };
  return (...texts) =>
    new Promise((done) => {
      waiting.push({ texts, done });
      if (isRunning) return;
      isRunning = true;
      setImmediate(commit);
    });
}

const keep: Keep = file === undefined ? async () => undefined : await createKeep(file);

const server = createServer(async (incoming, response) => {
  const question = JSON.parse(await textOf(incoming));
  const answer = JSON.parse(await ask(JSON.stringify(question)));
  await keep(question.messages[0].content, answer.choices[0].message.content);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer));
}).listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
