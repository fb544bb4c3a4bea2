import { plansDate } from '../../understand/dates.ts';
import type { CueName } from '../../understand/lexicon/lexicon.ts';
import type { Statement } from '../../understand/statement.ts';
import { bullets, paragraph } from '../blocks.ts';
import { type Composition, section } from '../composition.ts';
import type { Block, Section } from '../document.ts';
import { pointedAt } from '../pointed-at.ts';
import { proseBlocks } from '../prose.ts';
import { gapBlock, orNone } from '../shared-gaps.ts';
import { concerning } from './concerning.ts';

/** Rollout and rollback, with people and dates; observability. */
export function operationSections(composition: Composition): Section[] {
  const rollout = proseBlocks(composition.pool.takeKinds('rollout'));
  return [
    section(composition, 'rollout-rollback', 2, rolloutBlocks(composition, rollout)),
    section(composition, 'observability', 2, observabilityBlocks(composition)),
  ];
}

/** How it goes live, with who does what by when; where the input says nothing of either, that is asked of what replaces something. */
export function rolloutBlocks(composition: Composition, told: readonly Block[]): Block[] {
  const blocks = [...told, ...plannedBlocks(composition)];
  const concerned = blocks.length > 0 ? blocks : concerning(composition, 'rollout-rollback');
  if (concerned.length > 0) return concerned;
  const { statements } = composition.understanding;
  const isTouched = statements.some(
    ({ topics, text, kind }) =>
      kind === 'rollout' ||
      kind === 'schedule' ||
      touching.some((topic) => topics.has(topic)) ||
      plansDate(text),
  );
  const replaces = statements.some(({ topics }) => topics.has('current'));
  return isTouched || !replaces || composition.requirements.length < fewestDemands
    ? orNone(composition, [], 'rollout-rollback')
    : [gapBlock(composition, 'rollout')];
}

const touching: readonly CueName[] = ['rollout', 'migration', 'schedule'];

/** Demands from which on it matters how they go live together. */
const fewestDemands = 4;

/** What the input watches, and the demands that are about watching; else the figures that can be watched. */
function observabilityBlocks(composition: Composition): Block[] {
  const stated = composition.pool.takeKinds('observability').map((statement) => statement.text);
  const demanded = composition.requirements.filter(
    (one) => !one.isQuality && one.statement.topics.has('observability'),
  );
  const told = [...bullets(stated), ...pointedAt(demanded, composition)];
  const measured = () =>
    pointedAt(
      composition.requirements.filter((one) => one.isQuality && one.statement.topics.has('performance')),
      composition,
    );
  const concerned = told.length > 0 ? told : concerning(composition, 'observability');
  return orNone(composition, concerned.length > 0 ? concerned : measured(), 'observability');
}

/** What is planned for when, and who brings it live. */
function plannedBlocks(composition: Composition): Block[] {
  const { pool } = composition;
  const moving = pool.left.filter(({ kind, text }) => kind === 'owner' && opensMove.test(text));
  const isMove = (one: Statement) =>
    one.kind === 'owner' && moving.some(({ block, index }) => block === one.block && index <= one.index);
  const people = pool.left.filter((one) => one.kind === 'owner' && !isMove(one));
  // What one line tells of people and of dates stays together.
  const isPlan = (one: Statement) =>
    one.kind === 'schedule' && !people.some(({ block }) => block === one.block);
  return bullets(pool.take((one) => isPlan(one) || isMove(one)).map(({ text }) => text));
}

/** "Migration: import script, then drop the table": what is done, whoever does it. */
const opensMove =
  /^(?:(?:data )?migration|roll-?out|roll-?back|go-?live|cut-?over|einführung|umstellung|umzug|migrationsplan|déploiement|mise en service|migración|despliegue)\s?: /iu;

/** Who does what by when. */
export function datesBlocks(composition: Composition): Block[] {
  const statements = composition.pool.takeKinds('schedule', 'owner');
  if (statements.length === 0) return [];
  return [
    paragraph(`**${composition.phrases.peopleLabel}**`),
    ...bullets(statements.map((statement) => statement.text)),
  ];
}
