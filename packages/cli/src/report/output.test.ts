import { expect, test } from 'vitest';
import { createOutput, type OutputOptions } from './output.ts';

/** What a command leaves on its streams when it prints, says, warns, tints and shows a bar. */
function shown(options: OutputOptions, environment: NodeJS.ProcessEnv = {}, isTerminal = true) {
  const [out, err, drawn]: [string[], string[], string[]] = [[], [], []];
  const screen = { columns: 80, write: (text: string) => drawn.push(text) };
  const terminal = {
    print: (line: string) => out.push(line),
    write: (text: string) => out.push(text),
    remark: (line: string) => err.push(line),
    screen: isTerminal ? screen : null,
    printsToScreen: isTerminal,
    outlastReader: () => undefined,
    input: null,
  };
  const output = createOutput({ environment, terminal }, options);
  output.print(output.tint('red', 'result'));
  output.say('said');
  output.warn('warned');
  output.progress('Reading', 3).end();
  return { out: out[0], err, hasBar: drawn.length > 0 };
}

const RED = '\x1b[31mresult\x1b[39m';

test('on a terminal there are colours and a bar', () => {
  expect(shown({})).toEqual({ out: RED, err: ['said', 'warning: warned'], hasBar: true });
});

test('without a terminal there are neither', () => {
  expect(shown({}, {}, false)).toEqual({ out: 'result', err: ['said', 'warning: warned'], hasBar: false });
});

test('NO_COLOR, --no-color and a dumb terminal turn colours off, --plain the bar too', () => {
  expect(shown({}, { NO_COLOR: '1' })).toMatchObject({ out: 'result', hasBar: true });
  expect(shown({}, { NO_COLOR: '' })).toMatchObject({ out: RED });
  expect(shown({}, { TERM: 'dumb' })).toMatchObject({ out: 'result' });
  expect(shown({ color: false })).toMatchObject({ out: 'result', hasBar: true });
  expect(shown({ plain: true })).toMatchObject({ out: 'result', hasBar: false });
});

test('--quiet and --json leave the result and warnings', () => {
  expect(shown({ quiet: true })).toEqual({ out: RED, err: ['warning: warned'], hasBar: false });
  expect(shown({ json: true })).toMatchObject({ err: ['warning: warned'], hasBar: false });
});
