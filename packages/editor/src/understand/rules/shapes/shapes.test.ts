import { describe, expect, it } from 'vitest';
import { read } from '../../../read/read.ts';
import { understand } from '../../understand.ts';

const plan = 'Members must be able to book a slot.';
const kindOf = (sentence: string) => understand(read(`${plan} ${sentence}`)).statements.at(-1)?.kind;

describe('shapeOf', () => {
  it.each([
    ['We thought about renting lockers but that is 900 a month.', 'alternative'],
    ['I looked at Contentful, which is too big, and Strapi.', 'alternative'],
    ['A paper list was tried last year and nobody filled it in.', 'alternative'],
    ['Pingdom is too expensive.', 'alternative'],
    ['Bought systems want a cloud account, so no.', 'alternative'],
    ['We could also switch to polling.', 'alternative'],
    ['Gift wrapping would be nice, but not this year.', 'future'],
    ['Quizzes can come afterwards.', 'future'],
    ['What I don’t want is a login.', 'nonGoal'],
    ['It is no password manager.', 'nonGoal'],
    ['Don’t do the installer now.', 'nonGoal'],
    ['The sound desk stays out of this.', 'nonGoal'],
    ['Imani trained a detector on old photos.', 'context'],
    ['The tent has no reliable internet.', 'context'],
    ['Too many false hits on bird droppings.', 'problem'],
    ['Payment stays in the old system (Navision), which takes a CSV.', 'nonGoal'],
    ['Anna is on leave until May 3.', 'owner'],
    ['I’ll write the import step.', 'owner'],
    ['Mr. Adler speaks to the kitchen.', 'owner'],
    ['@jonas takes the sync.', 'owner'],
    ['Salazar delivers a dump by 1 December.', 'owner'],
    ['Next meeting 28 October, Oduya brings cake.', 'schedule'],
    ['The clinic wants to get rid of the fax.', 'goal'],
    ['The treasurer does not need to see who is there.', 'nonGoal'],
    ['Export for the vet can wait till spring.', 'future'],
    ['I once chased a score for two years!', 'context'],
    ['My bees are already asleep.', 'context'],
    ['Brandt thinks 20 is too few, to be discussed with the council.', 'question'],
    ['We do about 90 refunds a day.', 'context'],
    ['Rust is fine, Go also ok.', 'context'],
    ['The gateway might not speak the new protocol.', 'risk'],
    ['A stranger could push a false schedule.', 'risk'],
    ['The dryer reports about 40 starts an hour.', 'context'],
    ['It has 4 MB of flash.', 'context'],
    ['Dr. Vogt thinks that’s fine.', 'context'],
    ['The results data sits in Starlims.', 'context'],
    ['Ida tests it in hall 2 first, then the other halls.', 'rollout'],
    ['I lean to a plain web page.', 'decision'],
    ['Twice last month the wrong order went out.', 'problem'],
    ['Takes 20 to 40 minutes per question.', 'problem'],
    ['The seat map flickers when it polls.', 'problem'],
    ['Dark mode has unreadable grey text on the form.', 'problem'],
    ['Font size ignores the system setting.', 'problem'],
    ['Drivers with gloves can’t hit the button, it’s 28 px.', 'problem'],
    ['Clerks keep re-reading old contracts.', 'problem'],
    ['Mondays are the worst.', 'problem'],
    ['Somebody (mostly Hana) spends 3 hours copying titles.', 'problem'],
    ['Double bookings about 4x a week.', 'problem'],
    ['Alternatively buy the module of our vendor, 48k€/year.', 'alternative'],
    ['Or put-to-light, but needs hardware.', 'alternative'],
    ['~38 picks/h per person, the second hall even less.', 'context'],
    ['Called from `cmd/main.go`, one goroutine per endpoint.', 'context'],
    ['The test environment has no egress so use the `echo` service.', 'context'],
    ['Legal would kill us.', 'context'],
    ['Phone numbers are personal data.', 'context'],
    ['The suite alone is 19 minutes.', 'context'],
    ['An sms costs 7 ct.', 'context'],
    ["After that it's too late anyway.", 'context'],
    ["We don't do payment, that stays with the operators.", 'nonGoal'],
    ["If picks/h isn't at least 55 we stop.", 'rollout'],
    ['`version` is the new tag.', 'definition'],
    ['Tables `A` and `B` would be new.', 'design'],
    ['Stefan from ops has to sign off.', 'owner'],
    ['What happens with the others.', 'question'],
    ['Who does the UI.', 'question'],
    ['Dr. Okafor asked if patients could see it too.', 'question'],
  ])('takes %j as %s', (sentence, kind) => {
    expect(kindOf(sentence)).toBe(kind);
  });

  it('takes what goes on weighing for another way, and only that', () => {
    const kinds = (text: string) => understand(read(`${plan} ${text}`)).statements.map(({ kind }) => kind);
    expect(
      kinds(
        'We thought about a full-text search: it finds words. And about Elastic. An index looks the simplest.',
      ),
    ).toEqual(['requirement', 'alternative', 'alternative', 'alternative']);
    expect(kinds('An index looks the simplest.')[1]).not.toBe('alternative');
  });

  it.each([
    ['Members must not switch back to the old list, so no link may lead there.', 'requirement'],
    ['The list should be off by default.', 'requirement'],
    ['The link stays valid for an hour.', 'requirement'],
    ['Server has to reject scores older than 5 min.', 'requirement'],
    ['The office wants to see who is late.', 'requirement'],
    ['The parser ignores the empty lines.', 'requirement'],
    ['Guests can’t see the prices of other guests.', 'requirement'],
    ['The search takes at most 2 seconds.', 'quality'],
    ['Leave out empty sections.', 'requirement'],
    ['Not across customers tho.', 'requirement'],
    ['Only when the contact is the same.', 'requirement'],
    ['The manager has to approve the request.', 'requirement'],
    ['If the score drops we stop the upload of the batch.', 'requirement'],
  ])('leaves %j a demand', (sentence, kind) => {
    expect(kindOf(sentence)).toBe(kind);
  });
});
