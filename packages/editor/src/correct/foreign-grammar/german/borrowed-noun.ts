import type { ProseRule } from '../../prose-rule.ts';

/** English nouns of the trade as German writes them, but for the capital. No verb or adjective of German is spelled like one. */
const NOUNS =
  'feature|features|user|users|server|client|clients|request|requests|response|responses|ticket|tickets|bug|bugs|button|buttons|token|tokens|cache|caches|endpoint|endpoints|service|services|job|jobs|queue|queues|branch|branches|commit|commits|release|releases|build|builds|deployment|deployments|sprint|sprints|backlog|workflow|workflows|login|logins|log|logs|link|links|cronjob|container|cluster|pod|pods|node|nodes|frontend|backend|api|apis|database|header|headers|footer|body|payload|timeout|timeouts|retry|retries|update|updates|upgrade|rollback|rollout|dashboard|dashboards|report|reports|export|exports|import|imports|workaround|hotfix|meeting|team|teams|repo|repos|repository|pipeline|pipelines|test|tests|browser|script|scripts|library|framework|plugin|plugins|account|accounts|webhook|webhooks|event|events|stream|key|keys|index|layout|popup|dropdown|checkbox|feed|filter|default|flag|flags|limit|limits|state|store|shop|story|stories|epic|review|reviews|merge|crash|stacktrace|array|string|strings|integer|boolean|json|snapshot|backup|backups|scheduler|worker|thread|threads|proxy|gateway|loadbalancer|code';
const DETERMINER =
  'der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|kein|keine|keinen|keinem|keiner|dieser|diese|dieses|diesen|diesem|jeder|jede|jedes|jeden|jedem|unser|unsere|unseren|unserem|unserer|mein|meine|meinen|sein|seine|seinen|seinem|seiner|ihr|ihre|ihren|ihrem|welcher|welche|welches|zum|zur|im|am|beim|vom|ins|alle|viele|mehrere|einige|neue|neuer|neues|neuen|pro|per|ohne|mit|nach|für';

/** "der user", "ein wichtiges feature": nouns that were taken from English have a capital like all others. */
export const borrowedNoun: ProseRule = {
  id: 'grammar/borrowed-noun',
  category: 'grammar',
  message: 'Auch Substantive aus dem Englischen schreibt man im Deutschen groß.',
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}_-])(?<before>(?:${DETERMINER})\\s(?:(?!(?:${NOUNS})\\s)\\p{Ll}{2,20}(?:e|er|es|en|em)\\s)?)(?<nouns>(?:${NOUNS})(?: (?:${NOUNS}))?)(?![\\p{L}\\p{N}_/-]|\\.\\p{L})`,
    'giu',
  ),
  replace: ({ groups }) => {
    const { before = '', nouns = '' } = groups ?? {};
    if (nouns !== nouns.toLowerCase()) return null;
    const words = nouns
      .split(' ')
      .map((noun) => ABBREVIATIONS.get(noun) ?? noun.slice(0, 1).toUpperCase() + noun.slice(1));
    return before + words.join(' ');
  },
  examples: [
    ['der user sieht nichts', 'der User sieht nichts'],
    ['Das ist ein wichtiges feature.', 'Das ist ein wichtiges Feature.'],
    ['die code reviews laufen', 'die Code Reviews laufen'],
    ['Wir ändern die api nicht.', 'Wir ändern die API nicht.'],
  ],
  counterExamples: [
    'Das Feature ist fertig.',
    'die user-id ist leer',
    'die code-reviews laufen',
    'er will testen',
  ],
};

const ABBREVIATIONS = new Map([
  ['api', 'API'],
  ['apis', 'APIs'],
  ['json', 'JSON'],
]);
