/**
 * Names and short forms of trades that software is written for (payment, accounting, sales, logistics, health, cars), which
 * people write small and none of the lists of words has: "iban" must not become "ban", nor "odoo" "odor".
 */
export const businessNames: readonly string[] = [
  // payment and accounting
  'iban bic sepa vat ach kyc kyb aml psd fx forex camt pain mt datev elster zugferd xrechnung peppol ubl edifact',
  'klarna adyen mollie gocardless sumup payone paypal worldpay worldline stripe braintree checkout revolut qonto plaid tink trustly',
  'giropay bancontact blik przelewy multibanco bizum twint paysafe paysera skrill lexoffice lexware sevdesk xero freshbooks quickbooks',
  'netsuite zuora chargebee recurly avalara taxjar spendesk pleo',
  // business software
  'odoo tryton erpnext dolibarr enova comarch insert subiekt sap hana abap navision dynamics workday personio bamboohr datadis afas',
  'hubspot pipedrive zoho salesforce zendesk freshdesk intercom crisp klaviyo mailchimp mailjet brevo sendgrid postmark twilio vonage',
  'sinch messagebird typeform calendly docusign airtable notion asana trello clickup basecamp miro figma confluence mattermost zulip rocketchat webex',
  'magento shopware woocommerce prestashop bigcommerce opencart shopify contentful sanity strapi contao drupal joomla wordpress',
  'algolia amplitude mixpanel segment matomo plausible posthog hotjar optimizely tableau qlik talend informatica',
  'okta duo onelogin bitwarden lastpass',
  // companies that examples are about
  'acme globex initech initrode hooli contoso fabrikam northwind adventureworks wingtip litware tailspin vandelay soylent cyberdyne tyrell weyland oscorp lexcorp dunder mifflin',
  // regions of the world
  'emea apac latam dach cee mena anz benelux nordics',
  // goods and transport
  'dhl dpd gls ups fedex hermes colissimo chronopost seur correos postnl inpost sendcloud shippo sscc ean gtin sku upc plu rfid',
  'wms tms oms pim plm mes scada',
  // health, cars, law
  'fhir dicom loinc snomed icd emr ehr obd vin ocpp telematics gdpr dsgvo rgpd hipaa ccpa soc pci dss',
].flatMap((line) => line.split(' '));
