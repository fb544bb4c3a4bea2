import type { Entries } from './concept.ts';

/** Words that only join those of a wish, say who wishes it, or how much: they may stand in any. */
export const neutral: Entries = [
  [
    'neutral',
    "after all|mark|down|treat|consider|keep|regard|among|about|regarding|concerning|deals with|around|than|many|too many|everybody|everyone|given|deal|means|update|updated|whatever|that's|thats|a|an|the|this|that|these|those|it|its|it's|they|them|their|there|there's|there is|here|where|when|which|what|who|we|i|you|he|she|us|me|our|my|your|i'd|we'd|i'd like|i would like|i'd prefer|i would prefer|i'd rather|i want|we want|we'd like|we would like|i'd love|like to|would like|want|wants|prefer|love|is|are|was|be|been|being|am|has|have|had|having|get|gets|got|do|does|did|can|could|would|will|shall|should|must|need|needs|needs to|need to|has to|have to|had to|ought to|is to|are to|is supposed to|to|of|in|on|at|for|by|from|into|as|with|w|under|within|and|or|also|just|simply|please|pls|plz|plse|thanks|thank you|thx|kindly|maybe|perhaps|possibly|small|quick|nit|minor|hey|hi|hello|ok|okay|so|now|still|already|too|very|quite|rather|a bit|a little|bit|somewhat|really|completely|entirely|all|each|any|some|own|let's|lets|let|let us|could you|can you|can we|could we|would you|would you mind|mind|would it be possible|possible|is it possible|it would be great if|it would be nice if|would be great|would be nice|would be good|would be better|great|nice|good|if|i think|in my opinion|imo|imho|tbh|btw|hmm|hm|well|probably|better|best|one more thing|one thing|again|back|give|make|put|makes|making|then|clearly|actually|currently|today|after all|finally|rest|rest is fine|rest fine|more|much|lot|way|a lot|take|go|goes|going|gets the|becomes|become|comes|come|want to|directly|right|straight|separate|separately|proper|properly|such|current|new|at the moment|from now on|for now|as it stands|would do|is enough|enough|that's enough|suffices|the following|following|both|same|almost|different|say|says|reads|see|we decided|we decided that|we have decided|we've decided|we agreed|we agreed that|decided|team decided|the team decided|as discussed|as agreed|as decided|as we discussed|as we agreed|as said|as mentioned|as requested|discussed|agreed",
  ],
  [
    'neutral',
    'der|die|das|den|dem|des|ein|eine|einen|einem|einer|es|er|sie|wir|ich|ihr|uns|mir|man|bitte|danke|noch|auch|nur|mal|doch|ja|schon|hier|dort|dann|sollte|sollten|soll|sollen|muss|müssen|kann|können|könnte|könnten|könntest du|könnt ihr|kannst du|darf|wird|werden|wurde|worden|ist|sind|war|sein|haben|hat|hätte|hätte gern|hätten gern|hätte gerne|gern|gerne|möchte|möchten|würde|wäre|in|im|ins|an|am|auf|aus|bei|beim|von|vom|zu|zum|zur|für|mit|unter|über|und|oder|als|wie|so|ganz|etwas|ein bisschen|bisschen|viel|sehr|gar|mehr|besser|bei uns|wie besprochen|wie vereinbart|wie abgesprochen|machen|mach|daraus|davon|darin|drin|zwar|eher|lieber|dass|jetzt|nun|folgende|folgendes|folgender|stehen|steht|geben|gib',
  ],
  [
    'neutral',
    "comme|trop de|beaucoup de|sans doute|le|la|les|l'|un|une|des|du|de|d'|de l'|de la|ce|cet|cette|ces|c'est|ça|cela|il|elle|ils|elles|on|nous|je|vous|tu|me|moi|se|s'|est|sont|soit|être|été|a|ont|avoir|faut|il faut|il faudrait|faudrait|il faut que|doit|doivent|devrait|pourrait|peut|peux-tu|peut-on|pouvez-vous|pourriez-vous|pourrait-on|pourrais-tu|est-ce qu'on peut|svp|stp|s'il vous plaît|s'il te plaît|merci|merci de|merci d'|voudrais|je voudrais|j'aimerais|aimerais|nous souhaitons|veuillez|à|au|aux|en|dans|sous|sur|pour|par|avec|et|ou|que|qu'|qui|plus|un peu|très|trop|tout|toute|tous|encore|aussi|bien|plutôt|finalement|désormais|mettre|mets|mettez|faire|fais|faites|la partie sur|y|ne|n'",
  ],
  [
    'neutral',
    'demasiados|demasiadas|muchos|el|la|los|las|lo|un|una|unos|unas|de|del|al|a|en|con|por|para|y|o|que|es|son|sea|sean|ser|está|están|debe|deben|debería|deberían|puede|pueden|puedes|podrías|podríais|podemos|se|me|nos|le|su|sus|este|esta|estos|estas|ese|esa|eso|por favor|porfa|gracias|quiero|quiero que|quisiera|me gustaría|queremos|hay que|hay|tiene|tiene que|tienen que|hace falta|más|muy|un poco|todo|toda|también|mejor|aquí|ya|bien|poner|pon|ponga|hacer|haz|como|ahora',
  ],
  [
    'no',
    "not|no|don't|dont|doesn't|doesnt|isn't|isnt|aren't|won't|wont|never|without|nicht|kein|keine|keinen|ohne|nie|pas|sans|jamais|sin|nunca|ni|cannot|can't|cant|shouldn't|wouldn't|nothing|none|nobody|nor|neither|except|but|unless",
  ],
  [
    'because',
    "because|since|as otherwise|'cause|cuz|bc|weil|denn|da sonst|parce que|parce qu'|car|puisque|porque|ya que|so that|given that|damit",
  ],
];
