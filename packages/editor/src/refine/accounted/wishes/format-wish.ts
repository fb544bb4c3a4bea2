import type { Draft } from '../../draft.ts';
import { operationsIn } from '../../endpoints/operations.ts';
import { entitiesIn } from '../../entities/places.ts';
import { boardOf } from '../../tickets/board.ts';
import { callForms, callNames } from '../named/call-names.ts';
import { masked, type Named } from '../named/mentions.ts';
import { messageOf, type Reading } from '../reading/message.ts';
import type { Wish } from '../wish.ts';
import { callOrder } from './calls/call-orders.ts';
import { entityNames, entityOrder } from './entities/entity-orders.ts';
import { freshEntityOrder } from './entities/fresh-entity-order.ts';
import { documentForms, documentOrder } from './formats/document-orders.ts';
import { ticketNames, ticketOrder } from './tickets/ticket-orders.ts';

/** Longer messages hold more than one order. */
const LONGEST = 500;

/** A question about the document, and not one whether somebody would do something with it. */
const asks =
  /^(?:and |so |but |hm+,? )?(?:is|are|was|were|does|do|did|has|have|isn['’]t|aren['’]t|doesn['’]t|why|what(?! about)|who|whose|when|where|how(?! about)|which|ist|sind|war|hat|haben|warum|wieso|weshalb|wer|was|wann|welche\w*|est-ce|pourquoi|qui|quand|por qué|quién|cuándo|perché|chi|waarom|wie|dlaczego|czy)(?!\p{L})[^?]*\?\s*$/iu;

/** The wish about a part of a format (a ticket, a call, a field, a drawback, a variable) that a message comes to; null where it comes to another. */
export function formatWish(message: string, draft: Draft, reading: Reading = 'strict'): Wish | null {
  const said = message.trim();
  if (said.length > LONGEST || /[⟦⟧⟪⟫\n]/u.test(said) || asks.test(said)) return null;
  return (
    (boardOf(draft).tickets.length > 0
      ? ticketOrder(messageOf(masked(said, ticketNames(draft), []), reading), draft)
      : null) ??
    (operationsIn(draft).length > 0
      ? callOrder(messageOf(masked(said, callNames(draft), callForms), reading), draft)
      : null) ??
    (entitiesIn(draft).length > 0 ? entityOrderIn(said, draft, reading) : null) ??
    documentOrder(messageOf(masked(said, [], documentForms), reading), draft)
  );
}

/** Words that orders about a data model are worded with, and that fields and entities are called. */
const ofOrders =
  /^(?:types?|keys?|names?|fields?|columns?|tables?|rows?|records?|entit(?:y|ies)|entr(?:y|ies)|items?|texts?|dates?|times?|numbers?|data|models?|relations?|notes?|lines?)$/iu;

/**
 * Entities and fields may be called as orders are worded ("type", "row"): such words are read as names of all, then of those that leave
 * the order a reading.
 */
function entityOrderIn(said: string, draft: Draft, reading: Reading): Wish | null {
  const all = entityNames(draft);
  const isWord = ({ words }: Named) => ofOrders.test(words);
  const clear = all.filter((one) => !isWord(one));
  const named = (kind: Named['kind']) => [...clear, ...all.filter((one) => isWord(one) && one.kind === kind)];
  const entities = clear.filter(({ kind }) => kind === 'entity');
  const entity = freshEntityOrder(masked(said, entities, []), draft);
  if (entity) return entity;
  for (const names of [all, named('entity'), named('field'), clear]) {
    const order = entityOrder(messageOf(masked(said, names, []), reading), draft);
    if (order) return order;
  }
  return null;
}
