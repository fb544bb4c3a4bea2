import { leaks } from '../judging/leaks.ts';
import { strays } from '../judging/strays.ts';
import type { Operation } from '../operation.ts';
import { bodyOf, sectionTitled } from '../reading/sections.ts';
import { says } from '../reading/words.ts';
import { slot } from '../slots.ts';

/** A rule for the model, wherever a prompt has its rules. */
export const addConstraint: Operation = {
  name: 'add-constraint',
  fillings: ({ annotations }) =>
    (annotations.constraints ?? []).map((constraint) => ({ slots: { constraint } })),
  faults: (revision) => {
    const constraint = slot(revision.slots, 'constraint');
    const told = revision.changes.added.filter(
      ({ section, text }) =>
        /^(?:Constraints|Instructions|Output format)$/u.test(section) && says(text, constraint),
    );
    return [
      ...(told.length === 1 ? [] : [`told ${told.length} times among the rules`]),
      ...told.flatMap(({ text }) => leaks(revision, text)),
      ...told.filter(({ text }) => !says(constraint, text)).map(({ text }) => `says more: ${text}`),
      ...strays(revision, (unit) => told.includes(unit)),
    ];
  },
};

/** The form in which the model answers, in the place of the former one. */
export const outputFormat: Operation = {
  name: 'output-format',
  excused: ['C4', 'C13'],
  fillings: ({ annotations }) =>
    annotations.outputFormat === undefined
      ? []
      : ['JSON', 'a CSV table', 'YAML'].map((format) => ({
          slots: { format, old: annotations.outputFormat ?? '' },
        })),
  faults: (revision) => {
    const [format, old] = [slot(revision.slots, 'format'), slot(revision.slots, 'old')];
    const body = bodyOf(sectionTitled(revision.after, 'Output format'));
    return [
      ...(body.some((line) => says(line, format)) ? [] : [`no ${format}: ${body.join(' ')}`]),
      ...body.filter((line) => says(line, old)).map((line) => `still: ${line}`),
      ...revision.changes.added.flatMap(({ text }) =>
        text.includes(format) ? leaks(revision, text, OUTPUT) : [],
      ),
      ...strays(revision, ({ text, section }) => section === 'Output format' || text.includes(format)),
    ];
  },
};

const OUTPUT = new Set(['outpu', 'answe', 'forma', 'form', 'reply', 'retur', 'model', 'resul', 'use']);

/** A variable, declared among the inputs and used. What stands between its marks is called after it, in the form of a tag. */
export const addVariable: Operation = {
  name: 'add-variable',
  fillings: ({ annotations }) => (annotations.variables ?? []).map((variable) => ({ slots: { variable } })),
  faults: (revision) => {
    const variable = slot(revision.slots, 'variable');
    const inputs = bodyOf(sectionTitled(revision.after, 'Inputs'));
    const tag = variable.replaceAll('_', '-');
    const uses = revision.after.split(`{{${variable}}}`).length - 1;
    return [
      ...(inputs.some((line) => line.startsWith(`- \`{{${variable}}}\``))
        ? []
        : ['not declared among the inputs']),
      ...(uses > 1 ? [] : ['never used']),
      ...strays(
        revision,
        ({ text, section }) => [variable, tag].some((name) => text.includes(name)) || section === 'Inputs',
      ),
    ];
  },
};
