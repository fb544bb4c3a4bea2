import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';

it('takes a note of a thing that there is to be for no task of somebody', () => {
  const { statements } = understand(
    read(
      "Banque de sang\n\n- SMS 48h avant\n- export mensuel pour l'agence régionale au format CSV\n- l'infirmière confirme l'arrivée",
    ),
  );
  expect(statements.find(({ text }) => /export/iu.test(text))?.kind).toBe('requirement');
});

it('takes what tells people for no watching', () => {
  const { statements } = understand(
    read(
      '盆踊り大会の出店申込が紙とFAXで、毎年二重に場所を割り当ててしまう。出店者はWebで区画を選んで申し込む。同じ区画に2件の申込は受け付けない。実行委員が3日以内に承認する。承認されたら出店者にメールで通知する。口座番号は保存しない。決済は今回はやらない。',
    ),
  );
  expect(statements.find(({ text }) => text.includes('通知'))?.kind).toBe('requirement');
});
