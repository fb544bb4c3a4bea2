/** Who has dealings with things, in the singular: kept as such where nothing describes them. */
export const people =
  /^(?:user|customer|member|client|guest|student|reader|visitor|patient|driver|buyer|seller|employee|tenant|subscriber|player|author|account|person|participant|passenger|owner|parent|teacher|learner|borrower|renter|supplier|vendor|donor|volunteer|courier|technician|trainer|coach|doctor|vet|landlord|applicant|candidate|attendee|citizen|rider|host|partner|merchant|artist|farmer|beekeeper|inspector)$/u;
