import type { introsEn } from './en.ts';

/** What a section is for, told to someone who reads such a document for the first time, in Portuguese. */
export const introsPt: Readonly<Record<keyof typeof introsEn, string>> = {
  'intro-context-problem': 'Esta é a situação antes da mudança. Ela explica por que o trabalho é necessário.',
  'intro-goals': 'Um objetivo diz o que fica melhor depois.',
  'intro-non-goals': 'Estas coisas ficam como estão. Não mexa nelas, mesmo onde pareça tentador.',
  'intro-functional-requirements':
    'Cada linha é uma coisa que o software deve fazer. Construa uma linha por vez e teste-a.',
  'intro-non-functional-requirements':
    'Cada linha fixa um limite que se pode medir. Meça antes e depois da mudança.',
  'intro-design': 'É assim que as partes trabalham juntas. Encontre cada parte no código antes de alterá-la.',
  'intro-interfaces-data': 'Isto é o que entra e sai: chamadas, mensagens, tabelas, arquivos.',
  'intro-failure-cases': 'Estes casos dão errado na vida real. Escreva um teste para cada um.',
  'intro-test-plan': 'Cada cenário tem um início (Dado que), uma ação (Quando) e um resultado (Então).',
  'intro-rollout-rollback': 'Diz como a mudança chega às pessoas e como é revertida.',
  'intro-observability': 'Diz como se vê que funciona depois de entrar em produção.',
  'intro-alternatives': 'Estes são outros caminhos para o objetivo. Ajudam a ver por que este foi escolhido.',
  'intro-risks': 'Cada risco tem uma mitigação: o que se faz para que não aconteça ou cause menos dano.',
  'intro-assumptions': 'Estas afirmações são dadas como certas. Pergunte se alguma parecer errada.',
  'intro-open-questions':
    'Ninguém respondeu a estas perguntas ainda. Pergunte antes de construir o que depende delas.',
  'intro-unresolved-questions':
    'Ninguém respondeu a estas perguntas ainda. Pergunte antes de construir o que depende delas.',
  'intro-epic-goal': 'Um épico reúne tickets que servem a um objetivo. Este é o objetivo.',
  'intro-coverage-map':
    'Cada requisito leva ao ticket que o cumpre. Use o mapa para ver se nada foi esquecido.',
  'intro-tickets': 'Pegue um ticket por vez. Ele está pronto quando todos os critérios valem.',
  'intro-overview': 'Leia isto primeiro. Diz para que serve a API.',
  'intro-consumers-auth': 'Diz quem chama a API e como prova quem é.',
  'intro-conventions': 'Estas regras valem para toda chamada.',
  'intro-resources': 'Um recurso é uma coisa que a API permite ler ou alterar.',
  'intro-endpoints':
    'Um endpoint é um método e um caminho. O método diz o que se faz, o caminho diz com quê.',
  'intro-pagination': 'Listas longas vêm em páginas. Diz como se pede a página seguinte.',
  'intro-error-model': 'Um erro diz a um programa o que deu errado. Todos os erros têm a mesma forma.',
  'intro-limits': 'Quem envia demais é recusado por algum tempo.',
  'intro-versioning': 'Uma versão permite que chamadas antigas continuem enquanto a API muda.',
  'intro-security': 'Diz quem pode ver e alterar o quê. Verifique isso em cada rotina.',
  'intro-purpose-owner': 'Diz para que servem os dados e a quem perguntar sobre eles.',
  'intro-entities': 'Uma entidade é uma coisa da qual tratam os dados. Cada uma recebe uma tabela.',
  'intro-field-tables':
    'Cada linha é uma coluna da tabela. PK marca a chave primária, FK uma referência a outra tabela.',
  'intro-relationships': 'Diz quantas linhas de uma tabela pertencem a uma linha de outra.',
  'intro-er-diagram': 'O diagrama mostra as mesmas tabelas e referências como imagem.',
  'intro-constraints-indexes': 'Uma restrição mantém linhas erradas fora. Um índice torna uma busca curta.',
  'intro-enumerations': 'Estes campos aceitam um entre poucos valores.',
  'intro-quality-rules': 'Dados que violam uma destas regras estão errados, mesmo que o banco os aceite.',
  'intro-freshness': 'Diz que idade os dados podem ter quando alguém os lê.',
  'intro-retention': 'Diz por quanto tempo os dados são guardados. Alguns devem ser apagados por lei.',
  'intro-migration-backfill': 'Diz o que acontece com os dados que já existem.',
  'intro-access-patterns': 'Estas são as perguntas feitas aos dados. Tabelas e índices resultam delas.',
  'intro-motivation': 'Diz por que se propõe uma mudança.',
  'intro-guide-explanation': 'Explica a proposta a quem vai usá-la.',
  'intro-reference-explanation': 'Explica a proposta a quem vai construí-la.',
  'intro-drawbacks': 'Diz o que fala contra a proposta.',
  'intro-rationale-alternatives': 'Compara a proposta com outros caminhos e com não fazer nada.',
  'intro-prior-art': 'Diz o que outros fizeram antes.',
  'intro-migration-rollback': 'Diz como a mudança é introduzida e como é revertida.',
  'intro-future-possibilities': 'Isto pode vir depois. Não faz parte do trabalho.',
};
