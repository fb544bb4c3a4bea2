import type { Audience } from '@faircopy/contract';
import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { compose } from '../compose.ts';

const ticketsOf = (text: string, audience: Audience = 'Senior Dev') =>
  compose(read(text), { format: 'Jira Tickets', audience, context: 'Backend', tone: 50 });

describe('tickets in English', () => {
  it('want of a thing what it can do, and are called by what is to be there', () => {
    const document = ticketsOf(
      'Files must be able to hold a signature. There must be a progress bar. If there are no hits, show the top sellers instead.',
    );
    expect(document).toContain('I want files to be able to hold a signature.');
    expect(document).toContain('Implement FR-2: provide a progress bar (criterion');
    expect(document).toContain(
      'As a team member, I want the system to show the top sellers if there are no hits.',
    );
  });

  it('quote the sentence they come from whole', () => {
    expect(ticketsOf('A patient picks the doctor and the reason for the visit.')).toContain(
      '“A patient picks the doctor and the reason for the visit”',
    );
  });

  it('are told of the person who does what they are about', () => {
    const document = ticketsOf('Residents must be able to open their compartment with the pickup code.');
    expect(document).toContain('As a resident, I want to open my compartment with the pickup code.');
    expect(document).toContain(
      'Given a resident, When the resident opens their compartment with the pickup code, Then their compartment is opened.',
    );
  });

  it('are told of whoever the system is to let do something', () => {
    const document = ticketsOf(
      'We need a way to let warehouse staff scan parcels with their phones. Allow guests to pay by card.',
    );
    expect(document).toContain('### US-1: Let warehouse staff scan parcels with their phones\n');
    expect(document).toContain('As a member of the warehouse staff, I want to scan parcels with my phones.');
    expect(document).toContain('Guests MUST be able to pay by card.');
  });

  it('leave out what the input leaves out of the same thing, and name no other ticket for it', () => {
    const document = ticketsOf(
      'Guests must be able to pay by card. The kitchen must see every order.\n\nOut of scope:\n- paying by invoice for guests',
    );
    expect(document).toContain('- **Out of scope:** Paying by invoice for guests\n');
    expect(document).toContain('- **Out of scope:** none\n');
    expect(document).not.toContain('the work of');
  });

  it('are none of what is decided to stay as it is, and hold what somebody sees to from now on', () => {
    const document = ticketsOf(
      'Sprint retro\n\nThe release crashed for 2% of the users.\nActions:\n- Odalys: staged rollout for every release\n- add two old phones to the device farm\n\nWe keep the two week rhythm.',
      'Tech Lead',
    );
    expect(document).not.toMatch(/###.*rhythm|\*\*Decision:\*\*/u);
    expect(document).toMatch(/staged rollout for every release.* \| US-1 \|/iu);
  });

  it('name the case that is handled beside what is asked for', () => {
    expect(ticketsOf('If the lab is closed, the nurse must get a message.', 'SRE')).toContain(
      'Handle this case: the lab is not closed (criterion 2).',
    );
  });

  it('say in each task what is to be done, and in which case', () => {
    const document = ticketsOf(
      'If the parser stops, the operator must get a text message. Record who moved a pallet and why.',
    );
    expect(document).toContain(
      'Implement FR-1: ensure that the operator gets a text message if the parser stops (',
    );
    expect(document).toContain('As an operator, I want to get a text message if the parser stops.');
    expect(document).toContain('Implement FR-2: record who moved a pallet and why (criterion 1).');
    expect(document).toContain('When somebody moves a pallet, Then the system records who moved a pallet');
  });

  it('are told by a department, and of no consequence as if it were the purpose', () => {
    const document = ticketsOf(
      'Finance must approve each refund. It must run offline, so all maps are copied to the phone (about 2 GB, once).',
    );
    expect(document).toContain('As a colleague from finance, I want to approve each refund.');
    expect(document).not.toContain('so that');
  });

  it('build on the ticket before only where they open with what follows it', () => {
    const document = ticketsOf(
      'Guests must confirm the address.\n\nThe courier must see the address. After that it must not be changed.\n\nThen the parcel must be weighed.',
    );
    expect(document.match(/\*\*Dependencies:\*\* .+/gu)).toEqual([
      '**Dependencies:** none',
      '**Dependencies:** none',
      '**Dependencies:** US-2',
    ]);
  });

  it('keep what names a thing in their titles', () => {
    expect(ticketsOf('Show the menu for guests as it is.')).toContain(
      'US-1: Show the menu for guests as it is\n',
    );
    expect(
      ticketsOf(
        'Files whose owner has left must never be shown to other members unless an admin has agreed to it before.',
      ),
    ).toContain('US-1: Ensure that files whose owner has left are not shown to other members\n');
  });

  it('show the contrary of what a subject is bound by', () => {
    expect(ticketsOf('Batches older than 5 years must be marked as expired.')).toContain(
      'When there are batches that are not older than 5 years, Then they are not marked as expired.',
    );
  });

  it('end a long title where a clause ends', () => {
    const document = ticketsOf(
      'Parcels that are not collected after 7 days must be returned: the courier company gets a webhook with the id of the deposit.',
    );
    expect(document).toContain(
      '### US-1: Ensure that parcels that are not collected after 7 days are returned\n',
    );
  });

  it('are told by somebody who works where the input names a place', () => {
    expect(ticketsOf("The front desk wants to see today's arrivals on one page.")).toContain(
      "As a colleague at the front desk, I want to see today's arrivals on one page.",
    );
  });

  it('keep a deed before "can" and a list behind a colon with whoever they are said of', () => {
    const document = ticketsOf(
      'The clerk checks the application and can ask for missing documents. Fees depend on the size: 50 euros up to 500 visitors, 200 euros above. Events with more than 500 visitors must have a safety concept.',
    );
    expect(document).toContain(
      'The clerk MUST check the application and be able to ask for missing documents.',
    );
    expect(document).toContain('Fees MUST depend on the size: 50 euros up to 500 visitors, 200 euros above.');
    expect(document).toContain(
      'Given an event with more than 500 visitors and without a safety concept, When somebody tries to save it',
    );
  });

  it('show what the same people are not to do as a refusal', () => {
    const document = ticketsOf("Helpers can add inspections but can't delete a hive.");
    expect(document).toContain('When the helper adds inspections, Then the inspections are added.');
    expect(document).toContain(
      'When the helper tries to delete a hive, Then the helper is refused with an error.',
    );
  });

  it('take the contrary of what is missing for something that is there', () => {
    expect(ticketsOf('- every machine must report\n- no report for 1 hour = machine offline')).toContain(
      'When there is a report, Then this does not count as machine offline.',
    );
  });

  it('have a criterion for each deed of a demand, unless a pronoun stands for what one is done to', () => {
    const document = ticketsOf(
      'If the printer is offline, the kiosk must cancel the job and refund the ticket. The gate must read the plate at startup and send it to the ledger.',
    );
    expect(document).toContain('When the printer is offline, Then the kiosk cancels the job.');
    expect(document).toContain('When the printer is offline, Then the kiosk refunds the ticket.');
    expect(document).toContain('When the printer is not offline, Then the kiosk does not cancel the job.');
    expect(document).not.toContain('Then the gate sends it');
  });

  it('show what is allowed in one case alone as possible there and impossible elsewhere', () => {
    const document = ticketsOf('A voucher may only be issued if the complaint is closed.');
    expect(document).toContain('A voucher MUST be issued only if the complaint is closed.');
    expect(document).toContain('When the complaint is closed, Then a voucher can be issued.');
    expect(document).toContain('When the complaint is not closed, Then a voucher cannot be issued.');
  });

  it('refuse what a thing is not to undergo', () => {
    const document = ticketsOf('A locker can be reserved but not released while a parcel is in it.');
    expect(document).toContain('When somebody tries to reserve the locker, Then the locker is reserved.');
    expect(document).toContain(
      'When somebody tries to release the locker while a parcel is in it, Then it is rejected',
    );
  });

  it('bind those whom a clause of their own describes', () => {
    expect(ticketsOf('- Couriers who miss a stop get a call\n- The depot must see all stops')).toContain(
      'Couriers who miss a stop MUST get a call.',
    );
  });

  it('take those who alone may do something with what they may do, and refuse others', () => {
    const document = ticketsOf(
      '# Shifts\n\n- Coordinators must be able to close a shift early.\n- Only coordinators, not the apprentices.',
    );
    expect(document).toContain('| FR-2: Only coordinators, not the apprentices | US-1 |');
    expect(document).toContain(
      'Given an apprentice, When they try to do what is asked for here, Then they are refused',
    );
  });

  it('tell what follows for whoever does something as a criterion of its own', () => {
    expect(
      ticketsOf(
        'When a desk gets free, the desk is offered to the first five guests, and whoever taps first gets it.',
      ),
    ).toContain('When somebody taps first, Then this person gets it.');
  });

  it('try one more than a quota allows', () => {
    const document = ticketsOf('Max 5 drafts per author. The editor must see all drafts.');
    expect(document).toContain(
      'Given there are 5 drafts for an author, When another draft is added for the same author',
    );
  });

  it('part a list of deeds whose verbs are nouns too', () => {
    const document = ticketsOf(
      'The dock must charge the hub at night. Once the shift is over, the hub must park the arm and mail the operator a photo.',
    );
    expect(document).toContain('When the shift is over, Then the hub parks the arm.');
    expect(document).toContain('When the shift is over, Then the hub mails the operator a photo.');
  });
});
