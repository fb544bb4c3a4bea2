import type { ProseRule } from '../../../correct/prose-rule.ts';
import { upperFirst } from '../../../first-letter.ts';
import { baseOfDoing } from '../base-of-doing.ts';

/** "In this section, we are going to take a look at how you can set it": what shows it is the section. */
export const thisSection: ProseRule = {
  id: 'improve/this-section',
  category: 'style',
  message: 'The section itself shows it.',
  pattern:
    /(?<=^|\n|[.!?] {1,2})In (?<this>this (?:section|chapter|guide|tutorial|document|article|page|post)),? (?:we|you)(?: will|['’]ll| are going to) (?:(?:take a )?(?:closer |quick )?look at|(?:see|learn|explain|show|describe)) how (?:(?:you|we|one) (?:can|could)|to) (?:go about (?<doing>\p{Ll}{4,16}ing)|(?<base>\p{Ll}{2,14}))(?= )/gu,
  replace: ({ groups }) => {
    const { this: section = '', doing, base } = groups ?? {};
    const verb = base ?? baseOfDoing(doing ?? '');
    return verb === undefined ? null : `${upperFirst(section)} shows how to ${verb}`;
  },
  examples: [
    [
      'In this section, we are going to take a look at how you can go about configuring the cache.',
      'This section shows how to configure the cache.',
    ],
    ['In this guide, you will learn how to set it.', 'This guide shows how to set it.'],
  ],
  counterExamples: ['In this section we measure it.', 'In this section, we will look at the cache.'],
};
