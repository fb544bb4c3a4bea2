import type { Shape } from './shape.ts';

const systems = String.raw`(?:android|ios|ipados|ipads?|iphones?|windows|linux|mac ?os|macs?|chrome|firefox|safari|edge|browsers?|phones?|smartphones?|tablets?|raspberry|ubuntu|debian|red hat|node|python|php|java|postgres\w*|mysql|kubernetes|docker|webspace|chromebooks?|desktops?|mobile|laptops?|screen readers?|devices?|readers?|scanners?|printers?)`;
const runs = new RegExp(
  String.raw`^(?:still )?(?:work|run|be usable|function|be available|be supported|start) (?:well |also |too )?(?:on|in|with|under) (?<on>[^;:]{0,60}?${systems}[^;:]{0,60})$`,
  'iu',
);
const onlyNamed = /^(?<on>(?:android|ios|windows|chrome|firefox|safari|linux|mac ?os) [^;:.]{1,60})$/iu;

/** "Works on Android 13": the tests are run there. Null for any other demand. English. */
export const platformCases: Shape = ({ parts: { whole, condition, isNegative }, text }) => {
  if (isNegative || condition !== null) return null;
  const on = (runs.exec(whole) ?? onlyNamed.exec(text))?.groups?.['on'];
  if (on === undefined || /(?<!\p{L})(?:because|so that|but|which|who|that|if|when)(?!\p{L})/iu.test(on))
    return null;
  const device = on
    .replace(/,? (?:as well|too|please|single binary.*)$/iu, '')
    .replace(/, (?:no|not|\p{L}+ (?:is |are )?not) .*$/iu, '');
  return {
    shows: {
      given: `the system runs on ${device}`,
      trigger: 'the other tests of this document are run there',
      outcome: 'they pass without an error',
    },
    against: null,
  };
};
