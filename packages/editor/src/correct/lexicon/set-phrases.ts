/** Where a phrase ends. */
const END = String.raw`(?=[.,;!?)\n]|$| (?:and|or|to|in|on|at|by|with|when|if|because|but|for|from|as|after)\b)`;

/** What is said in one way only, by the ways in which it is mistaken. */
export const SET_PHRASES: Readonly<Record<string, string>> = {
  'how many time(?= (?:does|do|did|will|is|it|we|you)\\b)': 'how much time',
  '(divided?|split|separated|broken (?:down|up)) in(?= (?:two|three|four|five|several|multiple|many|different|smaller|separate|\\d+) (?!(?:minute|hour|day|week|month|year|second|sprint)s)[a-z])':
    '$1 into',
  '(arrived?) to(?= (?:the|a|this|that) (?:same )?(?:conclusion|decision|result|point)\\b)': '$1 at',
  '(?<=^|\\n|[.!?] )the most(?= (?:users|people|customers|developers|clients|teams|companies) (?:are|have|do|use|want|need|prefer|like|know|see|expect|think)\\b)':
    'most',
  '(between|with|for|from) (you|him|her|them|my [a-z]{2,15}) and i(?=[.,;!?)]|$)': '$1 $2 and me',
  '(?<=^|\\n|[.!?] )what means (the|this|that) ([a-z]{2,15}(?: [a-z]{2,15})?)(?=\\?)': 'what does $1 $2 mean',
  '(?<!\\b(?:a|an|one|two|three|four|five|six|ten|few|several|many|\\d{1,3}) )(hundred|thousand|million|dozen) of(?= [a-z]{2,15}s\\b)':
    '$1s of',
  '(?:in|on|by) (?:the )?other hand': 'on the other hand',
  '(?<!\\b(?:a|the|this|that|last|next|first|past|every|these|those|any|another|each|whole|final|happy|young|married) )couple of(?= [a-z]+s\\b)':
    'a couple of',
  'in (?:my|our) point of view': 'from my point of view',
  'according to (my|our) opinion': 'in $1 opinion',
  'to (my|our) opinion': 'in $1 opinion',
  'because of (we|they|he|she|i)(?= [a-z])': 'because $1',
  '(works?|worked|working|runs?|performs?|scales?) ((?:very |really |pretty |quite )?)good(?= (?:before|until|after|since|when)\\b|[.,;!?)\\n]|$| (?:on|in|for|with|so|but|and|now|enough)\\b)':
    '$1 $2well',
  '((?:is|are|was|were|looks?|seems?|feels?) (?:very|too|so|really|quite|pretty) )(slow|quick|bad|careful|correct|easy|strong|weak|clear|nice)ly(?=[.,;!?)\\n]|$| (?:and|but|when|on|in|for|because|with)\\b)':
    '$1$2',
  '(be|are|is|am|very|more) carefully(?= (?:with|about|when|to not|not)\\b|[.,;!?\\n]|$)': '$1 careful',
  '(is|was|be) (success|failure|mistake|bug|regression|blocker|must)(?=[.,;!?)\\n]|$)': '$1 a $2',
  'how (works|looks|behaves) ((?:the|this|our|your) [a-z]{2,20})(?=[.,;!?)\\n]|$)': 'how $2 $1',
  '(have|has|had|need|needs|get|got|no|without) access (?:on|in)(?= (?:the|this|our|your) (?:repo|repository|server|database|project|account|bucket|cluster|board|code)\\b)':
    '$1 access to',
  "can['’]?(?:no)?t hardly": 'can hardly',
  'here the (link|log|output|code|screenshot|config|stack ?trace|error message|diff|patch|result)(?=[:.\\n]|$| (?:to|of|from|for|we|i)\\b)':
    'here is the $1',
  'here the (links|logs|screenshots|details|steps|results)(?=[:.\\n]|$| (?:to|of|from|for|we|i)\\b)':
    'here are the $1',
  'my (team|colleague|manager|teammate|boss) and me is(?= )': 'my $1 and I are',
  'do (a|the|this) (decision|mistake|suggestion|choice)(?=[.,;!?)\\n]|$| (?:on|about|until|by|for|in|to)\\b)':
    'make $1 $2',
  '(?:make|do) a meeting(?=[.,;!?)\\n]|$| (?:about|on|with|tomorrow|next|to)\\b)': 'have a meeting',
  '(clear|unclear|obvious) for (me|us|him|her|them)': '$1 to $2',
  '(?<=^|\\n|[.!?] )(?:in|by|from) the other side(?=, )': 'on the other hand',
  '(problem|issue|reason|idea|point|question) is in that(?= (?:the|we|it|they|a|our|there)\\b)': '$1 is that',
  'how is called (the|this|that) ([a-z]{2,15}(?: [a-z]{2,15})?)(?=\\?)': 'what is $1 $2 called',
  '(?<!\\b(?:an?|the|quick|another|closer|good|short|brief) )(look)(ed|ing)? (if|whether)(?= (?:the|it|there|we|you|they|this|that|your|our|a|any)\\b)':
    'check$2 $3',
  'wait(s|ed|ing)? that(?= (?:the|it|we|you|they|our|your|all|a)\\b)': 'wait$1 until',
  '(lacks|lacked) of': '$1',
  'all(?= (?:\\d+|two|three|four|five|ten) (?:seconds|minutes|hours|days|weeks|months|years)(?:[.,;!?)\\n]|$| (?:and|but|to|by|from|on|in|at)\\b))':
    'every',
  // a warning may become an error, and nobody becomes one
  '(i|we|you|users|people|customers|clients) become(?= an? (?:error|timeout|exception|mail|email|e-mail|message|notification|404|500|warning)\\b)':
    '$1 get',
  '(suggest|recommend)(s|ed)? (?:me|us)(?= (?:an?|the|some) [a-z])': '$1$2',
  '(years|months) experience(?= (?:with|in|as|of)\\b|[.,;!?)\\n]|$)': '$1 of experience',
  '(should|must|will|would|may|might) can(?= [a-z]{2,15}\\b)': '$1 be able to',
  'at less(?= (?:\\d+|an?|one|two|three|four|five|ten|once|twice) (?!(?:than)\\b))': 'at least',
  '(agreed?|agrees|decided?|decides|planned|plans?) (?:on|about) to(?= [a-z])': '$1 to',
  "(these|those|small|smaller|big|bigger|large|new|newer|old|older|other|first|last|only|bad|good|same|right|wrong|important|current|existing) one['’]s(?=[.,;!?)\\n]|$| (?:are|were|have|that|which)\\b)":
    '$1 ones',
  "(know|knows|idea|see|tell|check|sure|wonder|asks?|matter|care) who['’]s ([a-z]{3,15})(?= (?:this|that|it|these|those) (?:is|was|are|were)\\b)":
    '$1 whose $2',
  '(is|are|was|were|be) forbid(?= (?:to|by|in|on|for)\\b|[.,;!?\\n]|$)': '$1 forbidden',
  "(?<!\\b(?:make|makes|made|making|get|gets|got|getting|see|out) )the most of (the|our|your|these) (?!times\\b)([a-z]{3,15}s)(?= (?:are|were|have|do|do not|don['’]t|can|will|want|need|use|like|know|[a-z]{3,12}s)\\b)":
    'most of $1 $2',
  'in this days': 'these days',
  '(have|take|had|took|having|taking) (a (?:quick |short |closer )?look) on(?= (?:the|this|that|it|my|our|your|these|those)\\b)':
    '$1 $2 at',
  '(is|are|was|were) correctly(?=[.,;!?)\\n]|$)': '$1 correct',
  '(downside|cause|point|upside|problem|issue|reason|idea|advantage|disadvantage|goal|drawback|fact|thing|result) (is|was), that(?= (?:the|it|we|you|they|i|this|there|all|some|no|users|our|my|its|an?)\\b)':
    '$1 $2 that',
  'at anytime(?=[.,;!?)\\n]|$| (?:and|or|without|by|during)\\b)': 'at any time',
  'round about(?= \\d)': 'about',
  '(went|goes|going|gone) good': '$1 well',
  'on vacations': 'on vacation',
  'be (highly|greatly|really|much) appreciate(?=[.,;!?)\\n]|$)': 'be $1 appreciated',
  'be very appreciate(?:d)?(?=[.,;!?)\\n]|$)': 'be very much appreciated',
  '(?<=^|\\n|[.!?,] |\\b(?:and|but|so) )me and ([a-z]{3,12}) (are|were|have|had|will|would|went|tried|talked|discussed|agreed)(?= )':
    '$1 and I $2',
  '((?:one|1|two|three|a single) (?:[a-z]{3,12} )?[a-z]{3,12} at) the time(?=[.,;!?)\\n]|$| (?:and|but|so|because|which)\\b)':
    '$1 a time',
  'both,(?= [a-z\\d]{2,20} and [a-z\\d]{2,20}(?:[.,;!?)\\n]|$))': 'both',
  '(needs?|needed|wants?|try|restart|reload|refresh|used?|button|script|time) for (get|make|fix|have|see|avoid|know|keep|be|do|become|ensure)(?= (?:it|the|them|this|that|an?|our|your|more|all|sure|rid)\\b)':
    '$1 to $2',
  'me and my (team|colleague|manager|teammate|boss) (?:is|are|am)(?= )': 'my $1 and I are',
  'me and my (team|colleague|manager|teammate|boss)(?= )': 'my $1 and I',
  'my (team|colleague|manager|teammate|boss) and me(?= (?:are|is|have|has|had|were|was|will|would|can|could|think|need|want|work)\\b)':
    'my $1 and I',
  '(made|make|did|do) an? research(?= (?:on|about|into|for)\\b|[.,\\n]|$)': '$1 some research',
  '(new) with(?= (?:this|the|kubernetes|docker|react|git|python|rust|go|java|node|aws)\\b)': '$1 to',
  '(could|can|would|will) you please to(?= [a-z])': '$1 you please',
  '(?<=^|\\n|[.!?,:;] |\\b(?:you|and|so|then|but) )please to(?= (?:not|do|be|check|fix|update|send|look|add|review|make|tell|let|restart|use|run|merge|remove|change|give|ask|open|close|read|see|have|keep)\\b)':
    'please',
  '(you|we|i|they) should better(?= [a-z])': '$1 should',
  'looking forward for(?= (?:your|the|any|a)\\b)': 'looking forward to',
  '(would be (?:nice|great|good|better|helpful|cool|useful|awesome|perfect) if (?:i|we|you|they|it|he|she|someone|somebody|users|(?:the|this|our) [a-z]{2,15})) can(?= [a-z])':
    '$1 could',
  '(?<=^|[.!?] |\\n)(who) have(?= (?:access|the|a|an|time|written|changed|any|permission|permissions|experience)\\b)':
    '$1 has',
  'according (the|this|these|our|my|their|his|her|your)(?= [a-z])': 'according to $1',
  'how do (you|we|they) think (?:about|of)': 'what do $1 think about',
  '(?<=^|\\n|[.!?] |\\b(?:and|but|so|because) )(i|we) (think|guess|believe|suppose) (is|was)(?= (?:not|because|the|an?|too|very|more|better|good|bad|only|possible|important|necessary|easier|enough|related|due|caused)\\b)':
    '$1 $2 it $3',
  'a lot (time|money|work|effort|memory|traffic|data|errors|problems|people|users|customers|requests|things|questions|changes|space|disk|trouble|noise)(?=[.,;!?)\\n]|$| (?:to|and|in|on|for|with|when|because|but|from|that|who|which|at)\\b)':
    'a lot of $1',
  '(?<!\\b(?:make|makes|made|making|get|gets|got|getting|see|out) )the most of (?:the )?(users|customers|people|time|tests|errors|cases|requests|developers|tickets|services|problems|data|code)':
    'most of the $1',
  'it exists? (an?|no)(?= [a-z])': 'there is $1',
  'it exists? (some|many|several|two|three)(?= [a-z])': 'there are $1',
  'in (?:the )?(documentation|docs|readme|ticket|spec|manual|guide|description|contract) (is|was) written(?= that\\b|:)':
    'it $2 written in the $1',
  'in conclude': 'in conclusion',
  '(?:at )?last but not the least': 'last but not least',
  'in (?:the )?same time': 'at the same time',
  'in this moment': 'at this moment',
  'for long time': 'for a long time',
  'since (?:a )?long time(?! ago)': 'for a long time',
  '(have|has|had|take|took|taking|having) a look (?:on|to)(?= (?:it|this|that|these|my|our|your)\\b)':
    '$1 a look at',
  '(will|would|might|may|should)( not)? able to': '$1$2 be able to',
  'all of sudden': 'all of a sudden',
  'despite of': 'despite',
  'inspite of': 'in spite of',
  'in spite the': 'in spite of the',
  'according with': 'according to',
  'now a days|(?<!\\bfrom )now days|nowaday': 'nowadays',
  'a lots of': 'a lot of',
  '(spend|spent|has|have|had|is|was|are|were|be|get|got|takes?|took|needs?|with|for|see|saw) lot of':
    '$1 a lot of',
  '(is|are|was|were)( not)? same(?=[.,;!?\\n]|$| as\\b)': '$1$2 the same',
  [`(?:in|on)(?: the)? internet(?<!on the internet)${END}`]: 'on the internet',
  '((?:make|makes|made|have|has|had) (?:an? )?(?:[a-z]+ )?impact|casts? doubts?) in': '$1 on',
  '(focus|focuses|focused) in(?= (?:one|two|three|four|several|some|these|those) [a-z])': '$1 on',
  'most of(?= (?:people|young|students|users|customers|companies)\\b)': 'most',
  'why not to(?= [a-z]+ )': 'why not',
  "as far as (i am|i['’]m|we are) concern": 'as far as $1 concerned',
  'from scratches': 'from scratch',
  '(in|on) (?:the )?daily basis': 'on a daily basis',
  'as a matter of the fact': 'as a matter of fact',
  'with respect of': 'with respect to',
  'in regards of': 'with regard to',
  'in case if': 'if',
  '(?<!\\b(?:mak|get|gett)(?:e|es|ing|s)? )the most of the time': 'most of the time',
  'most of time': 'most of the time',
  'take (?:in|into) (?:the )?consideration': 'take into consideration',
  '(in|with|at|on|of|for|by) an? such': '$1 such a',
  'step(s?) by steps': 'step$1 by step',
  'and so one(?=[.,;!?)]|$)': 'and so on',
  'whole heartedly': 'wholeheartedly',
  '(every|some) where(?! (?:clause|condition|statement))': '$1where',
  'there fore': 'therefore',
  'more over(?=,| (?:the|it|we|they|this))': 'moreover',
  'how ever(?=,)': 'however',
  'other wise(?=,| (?:it|the|we|they|you|i|this|that|there|he|she)\\b)': 'otherwise',
  'what so ever|what soever': 'whatsoever',
  'an other': 'another',
  '(every|each) time when': '$1 time',
  'in term of': 'in terms of',
  'in the most cases(?! (?:where|that|of|in which))': 'in most cases',
  'even thought(?= (?:the|it|we|they|you|i|this|that|there|he|she|our|my|an?)\\b)': 'even though',
  'the both(?= [a-z]+s\\b)': 'both',
  'due to of': 'due to',
  '(same|similar|identical) ([a-z]+ )then(?= (?:the|an?|in|on|for|before|our|my|its|this|that)\\b)':
    '$1 $2as',
  'in deed(?=[,.])': 'indeed',
  // "your self hosted runner" is another thing
  [`(him|it|my|your|her) self${END}`]: '$1self',
  'them selves|themself|theirselves|theyselves': 'themselves',
  'our selves|ourself': 'ourselves',
  '(?<=^|\\n|[.!?,] )may be(?= (?:we|it|they|you|he|she|i|the|this|that|there) (?:is|are|was|can|could|should|will|need|have|has|just)\\b)':
    'maybe',
};
