import { type Opening, shown } from './opening.ts';

/** A machine judges what something is. */
const judged =
  /(?<!\p{L})(?:recogni[sz](?:es?|ed|ing)|classif(?:y|ies)|(?:is|are|be|gets?) (?:automatically )?classified|transcrib(?:es?|ed)|ocr|(?:model|ai|camera|classifier) (?:\p{L}+ )?(?:detects|finds|marks|counts|estimates|decides|flags)|predict(?:s|ed)?|auto-?tag(?:s|ged)?|(?:reads?|extracts?|extracted|parses?|parsed) (?:[^.;]{1,40}? )?(?:from|out of|off|in) (?:the |an? |each |every )?(?:\p{L}+ )?(?:photos?|pictures?|images?|pdfs?|scans?|e-?mails?|receipts?|letters?|invoices?|audio|videos?)|identif(?:y|ies) (?:the |an? |which |each )?(?:species|person|speaker|language|plate|bird|plant|animal|face)s?|detects? (?:the |an? |which |each |when an? )?(?:\p{L}+ )?(?:species|persons?|people|speakers?|language|plates?|birds?|plants?|animals?|faces?|objects?|cracks?|duplicates?|defects?|fraud|spam|falls?)|erkenn(?:t|en)|klassifizier\p{L}*|vorhergesagt|transkribier\p{L}*|reconna(?:ît|issent|ître)|classifi(?:e|er|é)|transcri(?:t|re|vent)|reconoce[nr]?|clasifica[nr]?|riconosc(?:e|ono|ere)|classifica(?:no|re)?|reconhece[mr]?|herken(?:t|nen)|classificeer\p{L}*|rozpozna\p{L}+|klasyfik\p{L}+)(?!\p{L})|認識|分類|判定|识别|分类/iu;
const byPeople =
  /(?<!\p{L})(?:staff|users?|people|somebody|experts?|volunteers?|by hand|manually|anyone|everyone|each \p{L}+er|\p{L}+ists?)(?!\p{L})/iu;
const settled =
  /(?<!\p{L})(?:wrong(?:ly)?|mis-?(?:read|recogni\p{L}*|classif\p{L}*|detect\p{L}*)|error rate|accuracy|precision|recall|confiden\p{L}*|false (?:positives?|negatives?|alarms?)|(?:can|may) correct|correct(?:s|ed)? (?:it|them|by hand|manually)|review(?:s|ed)?|unrecogni\p{L}*|unknown|unsure|uncertain|not sure|cannot (?:be )?(?:read|recogni\p{L}*|tell)|falsch|unsicher\p{L}*|unbekannt\p{L}*|genauigkeit|prüft|trefferquote|erreurs?|précision|incertain\p{L}*|vérifi\p{L}*|errón\p{L}*|precisión|revis\p{L}+|error\p{L}*|accuratezza|sbagliat\p{L}*|verific\p{L}*|precisão|errad\p{L}*|fout\p{L}*|nauwkeurigheid|controle\p{L}*|błęd\p{L}*|dokładność|sprawdz\p{L}+)(?!\p{L})|精度|誤り|確認|准确率|错|人工/iu;

/** What happens with what a machine takes for the wrong thing. */
export const takenWrongly: Opening = shown({
  kind: 'judged',
  weight: 78,
  sections: ['failure-cases', 'risks', 'drawbacks'],
  ask: 'askWrong',
  cue: judged,
  unless: byPeople,
  settled,
});

/** A code on a thing or a card is read. */
const coded =
  /(?<!\p{L})(?:tap(?:s|ped|ping)? (?:\p{L}+ ){0,3}(?:nfc|card|badge|tag)|scan(?:s|ned|ning)? [^.;]{0,60}?(?:bar ?codes?|qr|codes?|tags?|badges?|cards?|labels?|chips?|tickets?|bands?)|(?:bar ?codes?|qr[- ]?codes?|rfid|nfc)[^.;]{0,60}? (?:is|are|be|gets?) (?:scanned|read)|scann(?:t|en|er)? [^.;]{0,60}?(?:barcode|qr|code|karte|etikett)|(?:barcode|qr-code|code|karte|etikett)s? [^.;]{0,60}?(?:ge?scannt|scannen|gescannt|eingelesen)|scann?e\p{L}* [^.;]{0,60}?(?:code|étiquette|badge)|escane\p{L}* [^.;]{0,60}?(?:código|qr|etiqueta)|scansion\p{L}* [^.;]{0,60}?(?:codice|qr|etichetta)|(?:ler|lê|digitaliza\p{L}*|escaneia\p{L}*) [^.;]{0,60}?(?:código|qr)|(?:barcode|qr-code|pas)[^.;]{0,60}? (?:gescand|scannen)|skanuj\p{L}* [^.;]{0,60}?(?:kod|etykiet)\p{L}*)(?!\p{L})|(?:バーコード|QRコード)[^。]{0,20}(?:読|スキャン)|扫[^。]{0,12}码/iu;

/** What happens where a code is dirty, torn or left at home. */
export const codeUnreadable: Opening = shown({
  kind: 'codes',
  weight: 73,
  sections: ['failure-cases'],
  ask: 'askUnread',
  cue: coded,
  settled:
    /(?<!\p{L})(?:manual\p{L}*|by hand|typ(?:e|es|ed) (?:it )?in|unreadable|damaged (?:code|label|tag|barcode)|(?:cannot|can['’]t|won['’]t|not) (?:be )?(?:scan\p{L}*|read)|(?:lost|forgot\p{L}*|without) (?:the |an? |their |his |her )?(?:card|badge|code|tag|ticket|label)|wrong code|unknown code|von hand|eintippen|unlesbar|nicht lesbar|à la main|illisible|manuell\p{L}*|a mano|ilegible|illeggibil\p{L}*|à mão|ilegível|handmatig|onleesbaar|ręcznie|nieczyteln\p{L}*)(?!\p{L})|手入力|手动/iu,
});

/** Somebody hands in files. */
const handedIn =
  /(?<!\p{L})(?:(?:uploads?|attach(?:es)?|adds?|takes?|sends?|submits?) (?:\p{L}+ ){0,3}(?:photos?|pictures?|images?|videos?|attachments?|recordings?)|(?:uploads?|attach(?:es)?|hands? in|submits?) (?:\p{L}+ ){0,3}(?:files?|documents?|pdfs?|scans?)|(?:photos?|pictures?|images?|videos?|files?|documents?|pdfs?|scans?|notes?|certificates?|receipts?) (?:can be |are |is |must be |may be )(?:uploaded|attached|added)|(?:fotos?|bilder|dateien?|videos?|dokumente?) [^.;]{0,40}(?:hochladen|hochgeladen|anhängen|angehängt)|(?:joindre|ajouter|envoyer|téléverser) (?:\p{L}+ ){0,2}(?:photos?|images?|fichiers?|vidéos?|documents?)|(?:subir|adjuntar|añadir) (?:\p{L}+ ){0,2}(?:fotos?|imágenes|archivos?|v[ií]deos?|documentos?)|(?:caricare|allegare|aggiungere) (?:\p{L}+ ){0,2}(?:foto|immagini|file|video|documenti)|(?:anexar|carregar|enviar) (?:\p{L}+ ){0,2}(?:fotos?|imagens|ficheiros?|arquivos?|v[ií]deos?|documentos?)|(?:foto['’]?s?|bestanden|documenten) [^.;]{0,40}(?:uploaden|toevoegen|meesturen)|(?:dodać|dodawać|przesłać|załączyć) (?:\p{L}+ ){0,2}(?:zdjęci\p{L}+|plik\p{L}*|dokument\p{L}*))(?!\p{L})|(?:写真|画像|ファイル|動画)を?(?:添付|アップロード)|上传[^。]{0,8}(?:照片|图片|文件|视频)/iu;

/** Which files are taken. */
export const filesAccepted: Opening = shown({
  kind: 'files',
  isOfDemands: true,
  weight: 62,
  sections: ['interfaces-data'],
  ask: 'askFiles',
  cue: handedIn,
  unless: /(?<!\p{L})(?:csv|xlsx?|json|xml|logs?|automatically|nightly|every night)(?!\p{L})/iu,
  settled:
    /\d ?[KMG]B(?!\p{L})|(?<!\p{L})(?:jpe?g|png|heic|webp|mp4|pdf|megabytes?|file (?:size|type)s?|formats?|compress\p{L}*|resiz\p{L}*|downscal\p{L}*|thumbnails?|dateigröße|format\p{L}*|verkleiner\p{L}*)(?!\p{L})/iu,
});
