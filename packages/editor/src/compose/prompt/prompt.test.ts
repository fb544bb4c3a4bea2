import type { Audience } from '@faircopy/contract';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkDocument } from '../../quality/check.ts';
import { missingProtected } from '../../read/missing-protected.ts';
import { read } from '../../read/read.ts';
import { compose } from '../compose.ts';
import { roughText } from '../rough-text.test-data.ts';

function promptOf(input: string): string {
  return compose(read(input), { audience: 'Senior Dev', context: 'Backend', format: 'Prompt', tone: 50 });
}

function sectionOf(document: string, heading: string): string {
  return document.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0]?.trim() ?? '';
}

it('names the variable after what the model works on', () => {
  const inputs = sectionOf(promptOf('Summarise each customer ticket in two sentences.'), 'Inputs');
  expect(inputs).toContain('<customer-ticket>\n{{customer_ticket}}\n</customer-ticket>');
});

it('says of each variable what the words before it call it, and how the input comes in', () => {
  const inputs = sectionOf(
    promptOf(
      'I need a prompt that ranks letters. Input is the letter {{letter}} and our house rules {{rules}}. Letters arrive in {{lang}}.',
    ),
    'Inputs',
  );
  expect(inputs).toContain('- `{{letter}}`: the letter; given for each run.');
  expect(inputs).toContain('- `{{rules}}`: our house rules; given for each run.');
  expect(inputs).toContain('- `{{lang}}`: given for each run.');
  expect(inputs).toContain('Input is the letter `letter` and our house rules `rules`.');
});

it.each([
  [
    'I need an assistant that answers questions of tenants. Keep it short. Never give legal advice.',
    'You are an assistant with one task: answer questions of tenants.',
  ],
  [
    'We want a chatbot which helps visitors of the museum. It speaks English and Dutch.',
    'You are an assistant with one task: help visitors of the museum.',
  ],
])('gives the model the work of the assistant that is asked for: %s', (input, role) => {
  expect(sectionOf(promptOf(input), 'Role')).toBe(role);
});

it('builds what only names an assistant', () => {
  expect(
    sectionOf(promptOf('The sales assistant must see the stock. It is counted at night.'), 'Role'),
  ).toContain('backend developer');
});

it('is for what the prompt that is asked for does', () => {
  expect(promptOf('We want a prompt that sorts letters by urgency and answers them. Be brief.')).toMatch(
    /^# Sort letters by urgency and answer them\n/u,
  );
  expect(promptOf('Wir möchten einen Prompt, der Protokolle kürzt. Der Ton bleibt sachlich.')).toMatch(
    /^# Protokolle kürzen\n/u,
  );
  expect(promptOf('Nous voulons un prompt qui corrige les annonces. Pas de superlatifs.')).toMatch(
    /^# Corriger les annonces\n/u,
  );
  expect(promptOf('Necesitamos un prompt para ordenar cartas. No inventes datos.')).toMatch(
    /^# Ordenar cartas\n/u,
  );
});

it('keeps to what the input says of missing things, and asks only beyond that', () => {
  const document = promptOf(
    'I need a prompt that labels photos. Return a JSON list with label and score. If the photo is blank return an empty list. Never name people.',
  );
  const missing = sectionOf(document, 'When information is missing');
  expect(missing).toContain('- If the photo is blank, return an empty list.');
  expect(missing).toContain('Where no rule above applies: If a fact is missing');
  expect(missing).not.toContain('say so and stop');
  expect(sectionOf(document, 'Instructions')).not.toContain('blank');
  expect(sectionOf(document, 'Output format')).toBe(
    '- Return a JSON list with label and score.\n\n```json\n[\n  {\n    "label": "",\n    "score": ""\n  }\n]\n```',
  );
  expect(sectionOf(document, 'Success criteria')).toContain('the form that “Output format” asks for');
});

it('shows examples with the labels they have, and checks results by them', () => {
  const document = promptOf(
    'Classify each {{line}} of a log.\n\nExample input: `disk full`\nExample output: error',
  );
  expect(sectionOf(document, 'Examples')).toBe('- Example input: `disk full`\n- Example output: error');
  expect(sectionOf(document, 'Success criteria')).toContain('For the input of each example');
});

it('tells the model what to do, not how binding that is', () => {
  const instructions = sectionOf(
    promptOf('I need a prompt that tags {{mail}}. It should pick one tag. Mails can be in Dutch.'),
    'Instructions',
  );
  expect(instructions).toContain('Pick one tag.');
  expect(instructions).not.toContain('SHOULD');
  expect(
    sectionOf(
      promptOf('Je voudrais un prompt qui classe {{texte}}. Il doit choisir la rubrique.'),
      'Instructions',
    ),
  ).toContain('Choisir la rubrique.');
});

it('chooses a delimiter that the input does not contain', () => {
  const document = promptOf('Summarise the ticket. Lines look like `<ticket>hello</ticket>`.');
  expect(document).toContain('<ticket-2>\n{{ticket}}\n</ticket-2>');
});

it('declares the variables of the input and puts their values nowhere but in their delimiters', () => {
  const document = promptOf('Review {{diff}} by the rules in {{style_guide}}.\n\nReport at most 5 findings.');
  expect(document.match(/\{\{diff\}\}/gu)).toHaveLength(2);
  expect(sectionOf(document, 'Goal')).toBe('Review `diff` by the rules in `style-guide`.');
});

it('turns a request for a prompt into an order', () => {
  const document = promptOf('I need a prompt that classifies support mails.\n\nNever invent a category.');
  expect(sectionOf(document, 'Goal')).toBe('Classify support mails.');
  expect(sectionOf(document, 'Constraints')).toMatch(/invent a category/u);
});

it('takes the role the input gives, else that of the context', () => {
  expect(sectionOf(promptOf('You are a strict code reviewer. Review the diff.'), 'Role')).toBe(
    'You are a strict code reviewer.',
  );
  expect(sectionOf(promptOf('The job must retry 5 times.'), 'Role')).toContain('backend developer');
});

it('orders what binds, numbered, and lists what is forbidden as constraints', () => {
  const document = promptOf('The system must retry failed mails 5 times. It must not send a mail twice.');
  expect(sectionOf(document, 'Instructions')).toMatch(/^2\. Retry failed mails 5 times\.$/mu);
  expect(sectionOf(document, 'Constraints')).toContain('Do not send a mail twice.');
});

it('orders what people are to be let do, and says what is not binding', () => {
  const document = promptOf(
    'Members must be able to swap shifts with each other. We should mail the team lead after a swap. Kiosks can print the plan.',
  );
  expect(sectionOf(document, 'Instructions')).toContain('Let members swap shifts with each other.');
  expect(sectionOf(document, 'Instructions')).toContain('Mail the team lead after a swap (SHOULD).');
});

it('lets people do the one and not the other', () => {
  expect(
    sectionOf(
      promptOf("Helpers can add inspections but can't delete a hive. The list must be sorted by date."),
      'Instructions',
    ),
  ).toContain('Let helpers add inspections. Do not let them delete a hive.');
});

it('names the problem as what is to be solved where no goal is stated', () => {
  const document = promptOf(
    'Guests lose their tickets, which costs us 20 minutes. The desk must print a second one.',
  );
  expect(sectionOf(document, 'Goal')).toBe(
    'Solve this problem, as the instructions say: Guests lose their tickets, which costs us 20 minutes.',
  );
  expect(sectionOf(document, 'Context')).not.toContain('Guests lose their tickets');
});

it('has work written for its audience, and says nothing of that where a model works on a text', () => {
  const formatFor = (input: string, audience: Audience) =>
    sectionOf(
      compose(read(input), { audience, context: 'Backend', format: 'Prompt', tone: 50 }),
      'Output format',
    );
  expect(formatFor('The job must retry 5 times.', 'Junior Dev')).toContain('Write for a junior developer');
  expect(formatFor('The job must retry 5 times.', 'SRE')).toContain('failure modes');
  expect(formatFor('Classify the mail. Answer only with JSON.', 'Junior Dev')).not.toContain('Write for');
});

it('asks for cause and fix where the input reports a failure', () => {
  const document = promptOf(
    'The export crashed yesterday. Nobody can export since then. The cause is unknown.',
  );
  expect(sectionOf(document, 'Instructions')).toContain('Name the cause');
});

it('takes the output format from the input', () => {
  const document = promptOf('Classify the mail.\n\nAnswer only with JSON: `{"category": "…"}`.');
  expect(sectionOf(document, 'Output format')).toContain('Answer only with JSON');
});

it('keeps every protected span of any text', () => {
  fc.assert(
    fc.property(roughText, (input) => missingProtected(input, promptOf(input)).length === 0),
    { numRuns: 40 },
  );
});

it('keeps the rules of a prompt whatever the text says', () => {
  fc.assert(
    fc.property(roughText, (input) => {
      const { failed } = checkDocument({
        source: read(input),
        document: promptOf(input),
        format: 'Prompt',
        audience: 'Senior Dev',
        tone: 50,
      });
      return !failed.some(({ rule }) => ['C1', 'C3', 'C4', 'C6', 'C9', 'P1', 'P2', 'P3'].includes(rule));
    }),
    { numRuns: 40 },
  );
});

it('asks a model for what the bot does that a prompt is asked for', () => {
  expect(promptOf("Write a prompt for a bot that answers employees' questions from our handbook.")).toMatch(
    /^# Answer employees' questions from our handbook\n/u,
  );
});

it('declares what the input says comes in as a variable each, and uses it', () => {
  const inputs = sectionOf(
    promptOf(
      'I need a prompt that answers letters to our crematorium. Input is the letter and the list of services we offer. Be gentle.',
    ),
    'Inputs',
  );
  expect(inputs).toContain('- `{{letter}}`: letter; given for each run.');
  expect(inputs).toContain('<list-of-services>\n{{list_of_services}}\n</list-of-services>');
});

it('takes a form by its name for the form of the result and no example', () => {
  const document = promptOf(
    'Write prompt for: summarising radio plays\n- input: script, running time\n- json: {"summary": "..."}',
  );
  expect(document).toMatch(/^# Summarise radio plays\n/u);
  expect(sectionOf(document, 'Output format')).toContain('JSON: {"summary": "..."}');
  expect(sectionOf(document, 'Success criteria')).not.toContain('each example');
  expect(sectionOf(document, 'Inputs')).toContain('<script-text>\n{{script}}\n</script-text>');
});

it('takes the rewriting of a program for work and that of a text for what the model does', () => {
  const role = (input: string) => sectionOf(promptOf(input), 'Role');
  expect(
    role('- the shipper drops 3% of lines\n- rewrite in Go, single binary\n- must handle 50k lines/s'),
  ).toContain('developer');
  expect(role('Rewrite each leaflet in plain language. Keep all figures.')).toContain(
    'one task: rewrite each leaflet',
  );
});

it('reads a prompt that is asked for off what its model does: its work, its part, and what it is given', () => {
  const document = promptOf(
    'i need a prompt for an llm that reads delivery complaints and sorts them. the model should act like a calm clerk of the depot. answer as json with reason, blame. set repeat to true if the parcel came twice. example: "box was wet" -> damage, carrier',
  );
  expect(sectionOf(document, 'Role')).toBe('You are a calm clerk of the depot.');
  expect(sectionOf(document, 'Goal')).toBe('Read delivery complaints and sort them.');
  expect(sectionOf(document, 'Inputs')).toContain('{{delivery_complaint}}');
  expect(sectionOf(document, 'Output format')).toContain(
    '```json\n{\n  "reason": "",\n  "blame": "",\n  "repeat": false\n}\n```',
  );
  expect(sectionOf(document, 'Examples')).toBe('- **Input:** "box was wet"\n  - **Output:** damage, carrier');
});

it('puts what stands where in a result into its format', () => {
  const form = sectionOf(
    promptOf(
      'I need a prompt that reviews menus. First it sums up the menu in one line. Then remarks, each with dish, page and fix. Allergens go on top. Never rename a dish.',
    ),
    'Output format',
  );
  expect(form).toContain('First it sums up');
  expect(form).toContain('Then remarks, each with');
  expect(form).toContain('Allergens go on top.');
});

it('has built what is proposed, with the options and what is feared beside it, and no fact as an order', () => {
  const document = promptOf(
    'The nightly export takes 5 hours.\n\nOptions:\n1. Kafka. Nobody here has run it.\n2. RabbitMQ - one process\n\nI lean towards RabbitMQ. The till already publishes sale.closed.\n\nThe worker must write the ledger. Every sale must be written once.',
  );
  expect(sectionOf(document, 'Goal')).toContain('I lean towards RabbitMQ.');
  expect(sectionOf(document, 'Context')).toContain('- **Kafka:** Nobody here has run it.');
  expect(sectionOf(document, 'Instructions')).not.toContain('already publishes');
});

it('tells an example by its whole sentence, whatever its clauses were taken for', () => {
  const document = promptOf(
    'write a prompt that makes tasks out of chats. we give it the chat and the list of members. sample: "Ok Jo, can you call the depot by Friday?" -> Jo, call the depot, Friday',
  );
  expect(sectionOf(document, 'Examples')).toContain('**Output:** Jo, call the depot, Friday');
  expect(sectionOf(document, 'Context')).not.toContain('depot');
  expect(sectionOf(document, 'Instructions')).not.toContain('list of members');
});

it('takes the part that the model is to act as for its role, and what it does for its goal', () => {
  const document = promptOf(
    'I want the model to act as a triage assistant for a blood bank hotline. Caller transcript comes in, it should summarise in max 3 sentences and say why. Never give medical advice.',
  );
  expect(sectionOf(document, 'Role')).toBe('You are a triage assistant for a blood bank hotline.');
  expect(sectionOf(document, 'Goal')).toBe('Summarise in max 3 sentences and say why.');
  expect(sectionOf(document, 'Inputs')).toContain('{{caller_transcript}}');
});

it('makes the assistant that a prompt is asked for its role', () => {
  const document = promptOf(
    "Write me a system prompt for our ferry company's email assistant. It answers questions about timetables and dogs. It must never promise a refund.",
  );
  expect(sectionOf(document, 'Role')).toBe("You are our ferry company's email assistant.");
  expect(sectionOf(document, 'Goal')).toBe('Answer questions about timetables and dogs.');
});

it('takes the form of the answer for no task', () => {
  const document = promptOf(
    'prompt for cleaning up museum inventory cards. keep old spelling in the title. answer only with json.',
  );
  expect(sectionOf(document, 'Goal')).toContain('Clean up museum inventory cards.');
  expect(sectionOf(document, 'Inputs')).toContain('{{museum_inventory_card}}');
});
