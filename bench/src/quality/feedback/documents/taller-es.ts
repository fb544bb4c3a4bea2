import type { Described } from './trial-document.ts';

export const tallerEs: Described = {
  name: 'taller-es',
  format: 'Technical Spec',
  language: 'es',
  annotations: {
    title: 'Reparaciones del taller',
    demands: ['el sistema debe guardar el nombre del mecánico'],
    deeds: ['bloquear las reparaciones canceladas'],
    risks: ['las tabletas podrían romperse en el taller'],
    nonGoals: ['la gestión de los salarios'],
    questions: ['¿Quién guarda las llaves de los coches?'],
    facts: [
      ['Diseño', 'el servidor está en Madrid'],
      ['Despliegue y reversión', 'los otros talleres siguen un mes después'],
    ],
    sections: [['Soporte', 'el equipo técnico responde de lunes a viernes']],
    headings: [['Diseño', 'Arquitectura']],
    terms: [['tableta', 'pantalla']],
    requirements: [
      { topic: 'el informe de los viernes', says: 'El sistema DEBERÍA enviar un informe' },
      { topic: 'el aviso al cliente', says: 'El sistema DEBE avisar al cliente' },
    ],
    openQuestions: [
      { topic: 'las tabletas', says: '¿Quién paga las tabletas', answer: 'el taller de Sevilla las paga' },
      {
        topic: 'el plazo de conservación',
        says: '¿Cuánto tiempo guardamos',
        answer: 'las guardamos cinco años',
      },
    ],
    values: [{ topic: 'la duración de una búsqueda', is: '2 segundos', other: '3 segundos' }],
    dates: [{ topic: 'el despliegue', is: '1 de marzo de 2027', other: '15 de junio de 2027' }],
    twofold: [
      {
        topic: 'las reparaciones pagadas',
        says: 'El sistema DEBE cerrar las reparaciones',
        halves: ['cerrar las reparaciones pagadas', 'archivar la factura'],
      },
    ],
  },
};
