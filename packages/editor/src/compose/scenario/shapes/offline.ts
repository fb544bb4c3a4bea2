import { isPlural } from '../../voice/english.ts';
import type { Shape } from './shape.ts';

const without = String.raw`(?:without (?:an? |any )?(?:internet|network|wifi|wi-fi|signal|reception|connection)(?: connection)?|offline|in airplane mode|with no (?:signal|network|connection|internet))`;
const works = new RegExp(
  String.raw`^(?:still |also |always )?(?:be able to )?(?:work|run|function|be usable|be (?:readable|available|there|possible|editable|used)|keep working|go on)(?: also| too| even| completely| fully)? ${without}(?=$|[,.;( ])`,
  'iu',
);

/** "Everything works offline": it is used without a connection. Null for any other demand. English. */
export const offlineCases: Shape = ({ parts: { subject, whole, ability, condition, isNegative } }) => {
  if (isNegative || condition !== null || !works.test(ability ?? whole)) return null;
  const thing = /^(?:everything|it|they|all|this)$/iu.test(subject) ? 'the system' : subject;
  return {
    shows: null,
    against: {
      given: 'there is no connection to the network',
      trigger: `somebody uses ${thing}`,
      outcome: `${isPlural(thing) ? 'they work' : 'it works'} without an error`,
    },
  };
};
