<?php
/** Texts of the payment module of @name@. */

define('MODULE_PAYMENT_PG_SALE_TEXT_TITLE', 'Credit or debit card');
define('MODULE_PAYMENT_PG_SALE_TEXT_DESCRIPTION', 'Card payments through @name@. Transaction type: Sale.');
define('MODULE_PAYMENT_PG_SALE_TEXT_OWNER', 'Name on the card:');
define('MODULE_PAYMENT_PG_SALE_TEXT_NUMBER', 'Card number:');
define('MODULE_PAYMENT_PG_SALE_TEXT_EXPIRES', 'Expiry date (MMYY):');
define('MODULE_PAYMENT_PG_SALE_TEXT_CVV', 'Security code:');
define('MODULE_PAYMENT_PG_SALE_TEXT_INVALID', 'Check the card number, the expiry date and the security code.');
define('MODULE_PAYMENT_PG_SALE_TEXT_REFUSED', 'The card was not accepted. Please check the details or use another card.');
define('MODULE_PAYMENT_PG_SALE_TEXT_UNKNOWN', 'We could not confirm the payment. Please contact us before you try again.');
