import type { Phrases } from '../formats/phrases/phrase.ts';
import { leadSubjectOf } from '../understand/actors.ts';
import { type Demand, demandOf } from '../understand/demand.ts';
import type { Statement, Strength } from '../understand/statement.ts';
import type { Understanding } from '../understand/understand.ts';
import { withAntecedent } from './antecedent.ts';
import { bindingSentence } from './voice/binding.ts';
import { sentenceOf } from './voice/english.ts';

/** A demand of the input with its number and its wording in the voice of a requirement. */
export interface Requirement {
  /** FR-n or NFR-n. */
  readonly id: string;
  readonly isQuality: boolean;
  readonly strength: Strength;
  /** The sentence with exactly one MUST, SHOULD or MAY. */
  readonly text: string;
  /** The demand taken apart where that was safe, else null. */
  readonly demand: Demand | null;
  readonly statement: Statement;
}

/** Numbers the demands of the input: what it has to do (FR) and how well (NFR). */
export function demandsOf(understanding: Understanding, phrases: Phrases): Requirement[] {
  const counts = { FR: 0, NFR: 0 };
  const { statements, language } = understanding;
  const read: { demand: Demand | null; statement: Statement }[] = [];
  return statements.flatMap((statement) => {
    if (statement.kind !== 'requirement' && statement.kind !== 'quality') return [];
    const isQuality = statement.kind === 'quality';
    const family = isQuality ? 'NFR' : 'FR';
    counts[family] += 1;
    const strength = statement.strength ?? 'MUST';
    const demand =
      language === 'en'
        ? withAntecedent(
            demandOf(
              statement.masked,
              strength,
              leadSubjectOf(statement, statements.slice(0, statement.index)),
              itemTopic(statement),
            ),
            statement,
            read,
          )
        : null;
    read.push({ demand, statement });
    return [
      {
        id: `${family}-${counts[family]}`,
        isQuality,
        strength: demand?.strength ?? strength,
        text: demand ? sentenceOf(demand) : bindingSentence(statement, strength, phrases, language),
        demand,
        statement,
      },
    ];
  });
}

/** "`gauge.interval`" for a later sentence of an item that begins with that name. */
function itemTopic(statement: Statement): string | null {
  if (statement.block.kind !== 'listItem' || statement.start === statement.block.start) return null;
  return /^`[^`\n]{1,60}`/u.exec(statement.block.text)?.[0] ?? null;
}

/** The requirement as a list item: its number, then its sentence. */
export function requirementLine(requirement: Requirement): string {
  return `**${requirement.id}:** ${requirement.text}`;
}
