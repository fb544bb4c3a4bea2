import { upperFirst } from '../../first-letter.ts';

/** Abbreviations that keep their capitals when a text in capitals is read as prose. */
const acronyms = new Set(
  'API APIS URL URLS URI PDF PDFS CSV JSON XML YAML HTML CSS SQL HTTP HTTPS REST SOAP ID IDS UI UX IP SMS AWS S3 GCP EC2 RDS SQS SNS PNG JPG JPEG SVG GIF KPI SLA SLO SLI VAT IBAN USA EU UK GDPR CI CD DB PR QA OS IOS SSO SAML OIDC MFA TLS SSL SSH DNS CDN VPN VPC SDK CLI CRM ERP FAQ FTP SFTP GPS HR ETL ML AI LLM PII CPU GPU RAM SSD TTL UTC USB UUID WCAG CORS CSRF XSS JWT OCR QR POS B2B'.split(
    ' ',
  ),
);

/** Text written in capitals throughout, in small letters but for abbreviations; other text as it is. Works on masked text. */
export function calmed(masked: string): string {
  const words = masked.match(/\p{L}{2,}/gu) ?? [];
  const loud = words.filter((word) => word === word.toUpperCase() && word !== word.toLowerCase());
  if (words.length < 4 || loud.length < words.length * 0.8) return masked;
  const small = masked.replace(/\p{L}[\p{L}\p{N}'’]*/gu, (word) =>
    acronyms.has(word) ? word : word.toLowerCase(),
  );
  return upperFirst(small);
}
