import { conjugated } from '../../voice/english.ts';
import type { Shape } from './shape.ts';

const command = /^`(?<name>(?!(?:GET|POST|PUT|PATCH|DELETE|HEAD) )[a-z][\w-]*(?: [^`]{1,60})?)`$/u;
const does =
  /^(?:show|print|list|write|delete|drop|create|remove|return|restore|export|import|upload|download|run|start|stop|ask|open|update|save|copy|check|display|generate|encrypt|decrypt|rotate|sort|rename|move|send|sync|convert|report|exit)(?!\p{L})/u;

/** "`snap list` shows name and size": it is run, and run in a wrong way. Null for any other demand. English. */
export const commandCases: Shape = ({ parts: { subject, whole, condition, isNegative } }) => {
  const name = command.exec(subject)?.groups?.['name'];
  if (name === undefined || isNegative || condition !== null || !does.test(whole) || !/ /u.test(name))
    return null;
  const argument = /<([\w-]+)>|\[([\w-]+)\]/u.exec(name);
  const which = (argument?.[1] ?? argument?.[2])?.replaceAll('-', ' ');
  return {
    shows: {
      given: 'the tool is installed',
      trigger: `somebody runs ${subject}`,
      outcome: `it ${conjugated(whole, 'it')}`,
    },
    against:
      which === undefined
        ? {
            given: 'the tool is installed',
            trigger: `somebody runs ${subject} with an option that does not exist`,
            outcome: 'it ends with an error that names the option',
          }
        : {
            given: `there is nothing with the ${which} that is given`,
            trigger: `somebody runs ${subject}`,
            outcome: 'it ends with an error and nothing changes',
          },
  };
};
