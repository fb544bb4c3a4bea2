import { describe, expect, it } from 'vitest';
import { detectLanguage } from './language.ts';

describe('detectLanguage', () => {
  it.each([
    ['en', 'users cant login since tuesday, the token refresh is broken'],
    ['en', 'pls add it to the list'],
    ['de', 'Der Dienst startet nicht, wenn die Datenbank fehlt.'],
    ['fr', 'Le service ne démarre pas quand la base est absente.'],
    ['es', 'El servicio no arranca cuando falta la base de datos.'],
    ['pt', 'O serviço não inicia quando o banco de dados não está disponível.'],
    ['it', 'Il servizio non parte quando manca la base di dati.'],
    ['nl', 'De dienst start niet als de database ontbreekt.'],
    ['pl', 'Usługa nie uruchamia się, gdy brakuje bazy danych.'],
    ['ja', 'サービスが起動しません。Databaseが必要です。'],
    ['zh', '服务无法启动，需要检查数据库 connection string'],
    ['ko', '서비스가 시작되지 않습니다'],
    ['ru', 'Сервис не запускается, если нет базы данных.'],
    ['th', 'บริการไม่เริ่มทำงาน'],
  ])('finds %s', (language, text) => {
    expect(detectLanguage(text).language).toBe(language);
  });

  it('does not count code, addresses and identifiers', () => {
    const text =
      'Der Aufruf von `connection.openTheDatabaseForReading()` in https://example.com/this/is/the/way ist langsam\n\n```\nwhile the queue is not empty do the next thing\n```';
    expect(detectLanguage(text).language).toBe('de');
  });

  it.each(['', '12 345', '`code`', 'https://example.com', '```\nlet it be\n```', '!!!'])(
    'says und for %j',
    (text) => {
      expect(detectLanguage(text)).toMatchObject({ language: 'und', confidence: 0, reliable: false });
    },
  );

  it('lists at most five candidates, best first, with confidences up to 1', () => {
    const { candidates, confidence } = detectLanguage('the quick answer to this question is not known');
    expect(candidates.length).toBeLessThanOrEqual(5);
    expect(candidates[0]?.confidence).toBe(confidence);
    expect(candidates.map((c) => c.confidence)).toEqual(
      candidates.map((c) => c.confidence).toSorted((a, b) => b - a),
    );
    expect(confidence).toBeLessThanOrEqual(1);
  });
});

describe('detectLanguage of what others find hard', () => {
  it.each([
    ['da', 'Brugeren skal have en besked, når filen ikke kan læses.'],
    ['no', 'Brukeren skal få en melding når filen ikke kan leses.'],
    ['cs', 'Uživatel dostane zprávu, když soubor nejde přečíst.'],
    ['sk', 'Používateľ dostane správu, keď sa súbor nedá prečítať.'],
    ['uk', 'Користувач отримує повідомлення, якщо файл не читається.'],
    ['uk', 'Твiй запит повернувся з помилкою на третiй день.'],
    ['bg', 'Потребителят получава съобщение, ако файлът не се чете.'],
    ['id', 'Pengguna mendapat pesan jika berkas tidak bisa dibaca.'],
    ['ms', 'Pengguna mendapat mesej kerana fail itu tidak boleh dibaca.'],
    ['tr', 'Kullanýcý dosyayý okuyamadýðýnda bir mesaj alýr ve baþka dosya seçer.'],
    ['cs', 'Jiz nemusite hledat kazdy soubor zvlast, nebo ktery je nejnovejsi.'],
    ['no', 'Forespørselen feilet fordi tjenesten ikke svarte.'],
    ['da', 'Forespørgslen mislykkedes, fordi tjenesten ikke svarede.'],
    ['fa', 'کاربر پیامی دریافت می‌کند اگر فایل خوانده نشود.'],
    ['cs', 'NejlĂ©pe to vysvÄ›tlĂ\u00ad nĂˇsledujĂ\u00adcĂ\u00ad pĹ™Ă\u00adklad:'],
    ['hr', 'I čekamo nove kritike.'],
    ['no', 'Spesifiser kapasiteten dere hadde.'],
    ['ru', 'Он занят исправлением и говорит об этом.'],
    ['fr', 'Adresse du compte'],
    ['fr', 'Ancien nom du fichier'],
    ['it', "Riprova quando l'indirizzo non risponde"],
    ['uk', 'Не вийшло відкрити сторінку налаштувань'],
    ['bg', 'След два часа заявките към услугата бяха двойно повече.'],
    ['da', 'Opskriften ændres, når udvalget åbner igen.'],
    ['no', 'Velg å ta opp saken når utvalget åpner igjen.'],
    ['ms', 'Adakah anda mahu menyimpan fail itu dengan kod yang sama?'],
    ['cs', 'vzhůru'],
    ['pl', 'źródło'],
    ['zh', '水'],
    ['ja', 'ね'],
  ])('finds %s in %s', (language, text) => {
    expect(detectLanguage(text).language).toBe(language);
  });

  it('reads a long text at its beginning, middle and end, past blocks of code', () => {
    const code = `\`\`\`ts\n${'export const theNextThing = await findTheOtherThing();\n'.repeat(120)}\`\`\``;
    const german = 'Der Dienst startet nicht, wenn die Datenbank fehlt oder das Netz langsam ist. '.repeat(
      40,
    );
    expect(detectLanguage(`${code}\n\n${german}\n\n${code}`).language).toBe('de');
    expect(detectLanguage(`${code}\n\nDer Dienst startet nicht.`).language).toBe('de');
  });

  it('finds prose between code that no fence marks', () => {
    const code = 'const value = listOpenInvoices(customerId).filter((one) => one.isOpen);\n'.repeat(60);
    const text = `${code}\nDer Dienst startet nicht, wenn die Datenbank fehlt.\n\n${code}`;
    expect(['de', 'en']).toContain(detectLanguage(text).language);
  });
});
