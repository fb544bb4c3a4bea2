import { narrowPiece } from '../../read/narrow.ts';
import { likeFirst } from '../lexicon/clause.ts';
import { SET_PHRASES } from '../lexicon/set-phrases.ts';
import type { ProseRule } from '../prose-rule.ts';

const WAYS = Object.entries(SET_PHRASES).map(([wrong, right]) => ({
  pattern: new RegExp(`^(?:${wrong})`, 'iu'),
  right,
}));

/** Set phrases with a wrong preposition, a missing article, or a word cut in two. */
export const setPhrase: ProseRule = {
  id: 'grammar/set-phrase',
  category: 'grammar',
  message: 'This is a set phrase, and it is said in one way.',
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}_'’./-])(?:${Object.keys(SET_PHRASES).join('|')})(?![\p{L}\p{N}_'’/-])`,
    'giu',
  ),
  replace: ([written], { prose, from }) => {
    // what follows decides some of them
    const ahead = narrowPiece(prose.slice(from, from + written.length + 24), prose);
    for (const { pattern, right } of WAYS) {
      const match = pattern.exec(ahead);
      if (match?.[0].length === written.length)
        return likeFirst(
          right.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? ''),
          written,
        );
    }
    return null;
  },
  examples: [
    ['Please have a look on the plan.', 'Please have a look at the plan.'],
    ['Check that the total is correctly.', 'Check that the total is correct.'],
    ['How many time does it take?', 'How much time does it take?'],
    ['The file is divided in three parts.', 'The file is divided into three parts.'],
    ['We arrived to the conclusion.', 'We arrived at the conclusion.'],
    ['The most users prefer it.', 'Most users prefer it.'],
    ['It works very good.', 'It works very well.'],
    ['The downside is, that it is slow.', 'The downside is that it is slow.'],
    ['It can stop at anytime.', 'It can stop at any time.'],
    ['The demo went good.', 'The demo went well.'],
    ['Me and Jonas are on it.', 'Jonas and I are on it.'],
    ['Help would be very appreciate.', 'Help would be very much appreciated.'],
    ['It reads one row at the time.', 'It reads one row at a time.'],
    ['You need to refresh for get it back.', 'You need to refresh to get it back.'],
    ['It runs on both, Linux and Windows.', 'It runs on both Linux and Windows.'],
    ['We need to do a decision.', 'We need to make a decision.'],
    ['We should make a meeting about it.', 'We should have a meeting about it.'],
    ['It is not clear for me.', 'It is not clear to me.'],
    ['In the other side, it is new.', 'On the other hand, it is new.'],
    ['The problem is in that the token expires.', 'The problem is that the token expires.'],
    ['How is called the config file?', 'What is the config file called?'],
    ['Please look if the port is free.', 'Please check if the port is free.'],
    ['We wait that the build finishes.', 'We wait until the build finishes.'],
    ['It lacks of documentation.', 'It lacks documentation.'],
    ['It polls all 5 minutes.', 'It polls every 5 minutes.'],
    ['Users become an error.', 'Users get an error.'],
    ['Please suggest me a way.', 'Please suggest a way.'],
    ['It needs 3 years experience with Go.', 'It needs 3 years of experience with Go.'],
    ['A user should can reset it.', 'A user should be able to reset it.'],
    ['What means this error?', 'What does this error mean?'],
    ['Between you and I, it is slow.', 'Between you and me, it is slow.'],
    ['We have hundred of entries.', 'We have hundreds of entries.'],
    ['In other hand, it is slow.', 'On the other hand, it is slow.'],
    ['As said, here the link to it.', 'As said, here is the link to it.'],
    ["I can't hardly read it.", 'I can hardly read it.'],
    ['Me and my team are here.', 'My team and I are here.'],
    ['You should better use a lock.', 'You should use a lock.'],
    ['It would be nice if we can get it.', 'It would be nice if we could get it.'],
    ['Who have access to it?', 'Who has access to it?'],
    ['Despite of this it runs.', 'Despite this it runs.'],
    ['Other wise it fails, even thought it runs.', 'Otherwise it fails, even though it runs.'],
    [
      'Every time when I run it, it needs no setup what so ever.',
      'Every time I run it, it needs no setup whatsoever.',
    ],
    ['It is on the same disk then the database.', 'It is on the same disk as the database.'],
    ['As far as I am concern, it is fine.', 'As far as I am concerned, it is fine.'],
    ['We will not able to log in.', 'We will not be able to log in.'],
    ['May be we should wait.', 'Maybe we should wait.'],
    ['The disks are not same.', 'The disks are not the same.'],
    ['We spent lot of time in internet.', 'We spent a lot of time on the internet.'],
    ['They make an impact in us.', 'They make an impact on us.'],
    ['According the audit it is open.', 'According to the audit it is open.'],
    ['How do you think about it?', 'What do you think about it?'],
    ['I think is because of the cache.', 'I think it is because of the cache.'],
    ['It takes a lot time to load.', 'It takes a lot of time to load.'],
    ['The most of the users agree.', 'Most of the users agree.'],
    ['It exists a bug in the parser.', 'There is a bug in the parser.'],
    ['In documentation is written that it works.', 'It is written in the documentation that it works.'],
    ['Most of people agree.', 'Most people agree.'],
    ['The job restarts it self.', 'The job restarts itself.'],
  ],
  counterExamples: [
    'The most users ever are here.',
    'One node was down at the time of the deploy.',
    'It was both, and it was slow.',
    'We needed more than one node at the time we deployed.',
    'We used make for make files.',
    'In the next version this becomes an error.',
    'It is on the other side, and new.',
    'There is a lack of time.',
    'It took all 5 minutes of it.',
    'It looks if it has to.',
    "Have a look if you're interested.",
    'It was split in two months.',
    'We saw how many times it ran.',
    'on the other hand',
    'The job is same-origin only.',
    'most of the people',
    'we make the most of the time',
    'The part I think is broken is new.',
    'a lot, time and again',
    'It existed a while.',
    'in the other handler',
    'Here the log is cut.',
    'restart your self hosted runner',
    'every where clause needs an index',
    'It may be the cache.',
    'This may be we-only.',
    'a long time ago',
    'from now days pass',
  ],
};
