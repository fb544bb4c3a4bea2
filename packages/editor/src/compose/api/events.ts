import { fieldList } from '../../understand/entities/field.ts';
import { fieldName } from '../../understand/entities/field-name.ts';
import type { Statement } from '../../understand/statement.ts';
import { code, fixedBullets, table } from '../blocks.ts';
import { type Composition, say } from '../composition.ts';
import type { Block } from '../document.ts';
import { proseBlocks } from '../prose.ts';
import { requirementLine } from '../requirement.ts';

/** That something is told to others when it happens: "we send a webhook", "the event order.ready goes to …", "publishes … to the topic". */
const tellsOthers =
  /(?<!\p{L})(?:web ?hooks?(?! (?:from|of) (?:stripe|github|paypal|\p{Lu}))|callback urls?|(?:domain )?events? (?:(?:[\w.`]+,? )*(?:and [\w.`]+ )?)?(?:go(?:es)?|are|is|gets?) (?:sent |published |emitted |pushed |delivered |posted |fired )?(?:to|on|at|by|when|via|as|over|sent|published|emitted|pushed|delivered|posted|fired)|(?:publish|emit|fire|push|send|raise|produce|broadcast)(?:e?s|ed|ing)? (?:an? |the )?(?:[\w.`-]+ ){0,2}events?|(?:publish|emit|produce|push)(?:e?s|ed|ing)? (?:[^.;]{2,60} )?(?:to|on|into) (?:the |an? )?(?:[\w.`-]+ )?(?:topic|queue|stream|exchange|kafka|nats|rabbitmq|sns|sqs|event ?bus|message bus))(?!\p{L})/iu;
/** What others send here is a call of theirs. */
const comesIn =
  /(?<!\p{L})(?:(?:receive|get|consume|accept|handle|process|listen (?:to|for)|subscribe to)(?:e?s|d)? (?:an? |the |their |incoming )?(?:[\w-]+ ){0,2}(?:webhooks?|events?)|(?:incoming|inbound) (?:webhooks?|events?)|webhooks? (?:from|of) )(?!\p{L})/iu;
/** "order.ready", "`booking.cancelled.v1`". */
const eventName = /(?<![\w./@:-])([a-z][a-z\d_]{1,30}(?:\.[a-z][a-z\d_]{1,30}){1,3})(?![\w/(@])/gu;
const fileOrHost =
  /\.(?:com|org|net|io|dev|app|md|ts|js|json|yaml|yml|csv|pdf|html?|py|go|xml|txt|log|png|jpe?g|zip|eu|de|uk)$/u;
/** Behind the payload what is done with all of it: "signed with …", "retry 5 times". */
const endsPayload =
  /^(?:signed|signature|hmac|sent|delivered|retr(?:y|ied|ies)|repeated|with|within|at|up to|if|when|we|it|they|max|once|every|each|no|timeout)(?!\p{L})/iu;
/** That deliveries are signed and repeated is told. */
const tellsDelivery =
  /(?<!\p{L})(?:sign(?:ed|s|ature)?|hmac|retr(?:y|ies|ied)|redeliver\p{L}*|dead[- ]letter|at[- ]least[- ]once)(?!\p{L})/iu;
/** What a sentence goes on with about a delivery. */
const goesOn =
  /^(?:(?:the )?(?:payload|body|deliver(?:y|ies)|attempts?)(?: is| are| contains?| has|:)|signed (?:with|by)|(?:we|it) (?:re-?try|retries|redeliver)|re-?tr(?:y|ies|ied)(?!\p{L}))/iu;
const fewestFields = 2;
const mostWords = 4;

/** Whether a statement says that something is told to others when it happens. English. */
function tellsEvent({ text, kind }: Statement): boolean {
  return kind !== 'question' && tellsOthers.test(text) && !comesIn.test(text);
}

/** What is told to others when something happens: what is demanded of it, the events by their names, and what they carry. */
export function eventBlocks(composition: Composition): Block[] {
  const { pool, requirements, phrases } = composition;
  const events = pool.take((one) => eventKinds.has(one.kind) && tellsEvent(one));
  if (events.length === 0) return [];
  // "Payload: event id, type. Signed with Ed25519.": what goes on about them in the same part.
  const further = pool.take(
    (one) =>
      eventKinds.has(one.kind) && goesOn.test(one.text) && events.some(({ block }) => block === one.block),
  );
  const taken = [...events, ...further];
  if (
    !taken.some(({ text }) => tellsDelivery.test(text)) &&
    !tellsDelivery.test(composition.understanding.source.text)
  )
    composition.questions.ask({
      key: 'askDelivery',
      text: say(composition, 'askDelivery'),
      weight: 73,
      point: say(composition, 'pointDelivery'),
    });
  const demands = requirements.filter(({ statement }) => taken.includes(statement));
  const told = taken.filter((one) => demands.every(({ statement }) => statement !== one));
  const names = [...new Set(taken.flatMap(({ text }) => namesIn(text)))];
  const payloads = taken.map(({ text }) => payloadIn(text)).filter((fields) => fields.length > 0);
  const [only = []] = payloads.length === 1 ? payloads : [];
  return [
    ...proseBlocks(told),
    ...fixedBullets(demands.map(requirementLine)),
    ...table(
      [phrases.colName, phrases.colFields],
      names.map((name) => [
        `\`${name}\``,
        only.map((field) => `\`${field}\``).join(', ') || phrases.notStated,
      ]),
    ),
    ...(names.length > 0
      ? []
      : payloads.map((fields) =>
          code('json', JSON.stringify(Object.fromEntries(fields.map((field) => [field, 'string'])), null, 2)),
        )),
  ];
}

const eventKinds: ReadonlySet<Statement['kind']> = new Set([
  'requirement',
  'quality',
  'goal',
  'problem',
  'rollout',
  'context',
  'design',
  'failure',
  'decision',
  'definition',
  'schedule',
  'owner',
  'observability',
]);

/** The names of events in a text, as programs write them. */
function namesIn(text: string): string[] {
  return [...text.matchAll(eventName)]
    .map((match) => match[1] ?? '')
    .filter((name) => !fileOrHost.test(name));
}

/** The fields that an event carries, where its sentence lists them behind a colon, in brackets or behind "with". */
function payloadIn(text: string): string[] {
  const listed =
    /\{([^{}]{5,300})\}/u.exec(text)?.[1] ??
    /(?:events?|webhooks?|payload|body)(?: [\w.`-]+)? \(([^()]{5,300})\)/iu.exec(text)?.[1] ??
    /(?:payload|body|fields?|data)(?: is| are| contains?| includes?|:) ([^.;]{5,300})/iu.exec(text)?.[1] ??
    /(?:events?|webhooks?)(?: [^:.;]{0,80})?: ([^.;]{5,300})/iu.exec(text)?.[1] ??
    /(?:events?|webhooks?) (?:with|containing|carrying) (?:the |its )?([^.;]{5,300})/iu.exec(text)?.[1] ??
    '';
  const parts = fieldList(listed.replaceAll('`', ''));
  const end = parts.findIndex((part) => endsPayload.test(part) || part.split(/\s+/u).length > mostWords);
  const fields = (end < 0 ? parts : parts.slice(0, end)).map((part) =>
    fieldName(part.replace(/^(?:the|its) /iu, '')),
  );
  return fields.length < fewestFields ? [] : fields;
}
