import type { Context } from '@faircopy/contract';
import type { PhraseKey } from '../../formats/phrases/phrase.ts';
import { lowerWord } from '../../understand/lower-word.ts';
import type { Statement } from '../../understand/statement.ts';
import { type Composition, say } from '../composition.ts';
import { assistantIn } from './assistant.ts';
import { given, played } from './part.ts';
import type { Task } from './task.ts';

const byContext: Readonly<Record<Context, PhraseKey>> = {
  Backend: 'promptRoleBackend',
  Frontend: 'promptRoleFrontend',
  Mobile: 'promptRoleMobile',
  'Data/ML': 'promptRoleData',
  DevOps: 'promptRoleDevOps',
};
const opened: Readonly<Record<string, string>> = { en: 'You are', de: 'Du bist' };

/** The role that a sentence gives: as it stands, or behind what says that it is one. */
function roleIn({ text, masked }: Statement, language: string): string | null {
  if (given.test(masked.text)) return text;
  const [, english, german] = played.exec(text) ?? [];
  const part = english ?? german ?? (language === 'en' ? assistantIn(text) : null) ?? undefined;
  const opening = opened[language];
  return part === undefined || opening === undefined ? null : `${opening} ${part}.`;
}

/** The role the input gives, else that of the context the caller chose. */
export function roleLines(composition: Composition, task: Task): string[] {
  const stated = composition.understanding.statements.flatMap((statement) => {
    const role = roleIn(statement, composition.language);
    return role === null ? [] : [{ statement, role }];
  });
  composition.pool.take((one) => stated.some(({ statement }) => statement === one));
  if (stated.length > 0) return stated.map(({ role }) => role);
  return [
    task.kind === 'text'
      ? say(composition, 'promptRoleTask', {
          topic: composition.language === 'en' ? lowerWord(task.title) : task.title,
        })
      : say(composition, byContext[composition.request.context]),
  ];
}
