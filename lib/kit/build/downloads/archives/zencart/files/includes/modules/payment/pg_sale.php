<?php
/**
 * Payment module of @name@ for Zen Cart, version @version@. Makes sales only: the amount is
 * authorized and captured in one request, when the order is placed.
 * Licence: MIT
 */

class pg_sale extends base {
  var $code = 'pg_sale';
  var $title, $description, $sort_order, $enabled, $order_status, $answer;

  function __construct() {
    $this->title = MODULE_PAYMENT_PG_SALE_TEXT_TITLE;
    $this->description = MODULE_PAYMENT_PG_SALE_TEXT_DESCRIPTION;
    $this->sort_order = defined('MODULE_PAYMENT_PG_SALE_SORT_ORDER') ? MODULE_PAYMENT_PG_SALE_SORT_ORDER : 0;
    $this->enabled = defined('MODULE_PAYMENT_PG_SALE_STATUS') && MODULE_PAYMENT_PG_SALE_STATUS == 'True';
    $this->order_status = 0;
    $this->answer = array();
  }

  function javascript_validation() {
    return false;
  }

  function selection() {
    return array(
      'id' => $this->code,
      'module' => $this->title,
      'fields' => array(
        array('title' => MODULE_PAYMENT_PG_SALE_TEXT_OWNER, 'field' => zen_draw_input_field('pg_owner', '', 'autocomplete="cc-name"')),
        array('title' => MODULE_PAYMENT_PG_SALE_TEXT_NUMBER, 'field' => zen_draw_input_field('pg_number', '', 'autocomplete="cc-number"')),
        array('title' => MODULE_PAYMENT_PG_SALE_TEXT_EXPIRES, 'field' => zen_draw_input_field('pg_expires', '', 'size="4" maxlength="4"')),
        array('title' => MODULE_PAYMENT_PG_SALE_TEXT_CVV, 'field' => zen_draw_input_field('pg_cvv', '', 'size="4" maxlength="4" autocomplete="off"')),
      ),
    );
  }

  function pre_confirmation_check() {
    global $messageStack;
    if (!$this->is_card_complete($this->card_from_post())) {
      $messageStack->add_session('checkout_payment', MODULE_PAYMENT_PG_SALE_TEXT_INVALID, 'error');
      zen_redirect(zen_href_link(FILENAME_CHECKOUT_PAYMENT, '', 'SSL', true, false));
    }
  }

  function confirmation() {
    $card = $this->card_from_post();
    return array('fields' => array(
      array('title' => MODULE_PAYMENT_PG_SALE_TEXT_NUMBER, 'field' => str_repeat('*', strlen($card['number']) - 4) . substr($card['number'], -4)),
    ));
  }

  function process_button() {
    $card = $this->card_from_post();
    return zen_draw_hidden_field('pg_owner', $card['owner'])
      . zen_draw_hidden_field('pg_number', $card['number'])
      . zen_draw_hidden_field('pg_expires', $card['expires'])
      . zen_draw_hidden_field('pg_cvv', $card['cvv']);
  }

  function before_process() {
    global $messageStack, $order;
    $this->answer = $this->send('sale', $this->sale_fields($order, $this->card_from_post()));
    if ($this->answer['approved']) {
      return;
    }
    $text = $this->answer['known'] ? MODULE_PAYMENT_PG_SALE_TEXT_REFUSED : MODULE_PAYMENT_PG_SALE_TEXT_UNKNOWN;
    $messageStack->add_session('checkout_payment', $text, 'error');
    zen_redirect(zen_href_link(FILENAME_CHECKOUT_PAYMENT, '', 'SSL', true, false));
  }

  function after_process() {
    global $insert_id, $order;
    zen_db_perform(TABLE_ORDERS_STATUS_HISTORY, array(
      'orders_id' => (int)$insert_id,
      'orders_status_id' => (int)$order->info['order_status'],
      'date_added' => 'now()',
      'customer_notified' => 0,
      'comments' => $this->answer['rcode'] . ' ' . $this->answer['rmsg'] . ' (' . $this->answer['pg_id'] . ')',
    ));
  }

  function get_error() {
    return false;
  }

  function check() {
    global $db;
    $found = $db->Execute("select configuration_value from " . TABLE_CONFIGURATION . " where configuration_key = 'MODULE_PAYMENT_PG_SALE_STATUS'");
    return $found->RecordCount();
  }

  function install() {
    $this->install_setting('Enable', 'STATUS', 'False', "zen_cfg_select_option(array('True', 'False'), ");
    $this->install_setting('API address', 'API', '@sandboxApi@', '');
    $this->install_setting('Merchant ID', 'MERCHANT_ID', '', '');
    $this->install_setting('Security key', 'SECURITY_KEY', '', '');
    $this->install_setting('Sort order', 'SORT_ORDER', '0', '');
  }

  function remove() {
    global $db;
    $db->Execute("delete from " . TABLE_CONFIGURATION . " where configuration_key in ('" . implode("', '", $this->keys()) . "')");
  }

  function keys() {
    $keys = array();
    foreach (array('STATUS', 'API', 'MERCHANT_ID', 'SECURITY_KEY', 'SORT_ORDER') as $name) {
      $keys[] = 'MODULE_PAYMENT_PG_SALE_' . $name;
    }
    return $keys;
  }

  function install_setting($title, $name, $value, $set_function) {
    global $db;
    $db->Execute("insert into " . TABLE_CONFIGURATION
      . " (configuration_title, configuration_key, configuration_value, configuration_description, configuration_group_id, sort_order, set_function, date_added) values ('"
      . $title . "', 'MODULE_PAYMENT_PG_SALE_" . $name . "', '" . $value . "', '', 6, 0, '" . str_replace("'", "\\'", $set_function) . "', now())");
  }

  function card_from_post() {
    return array(
      'owner' => isset($_POST['pg_owner']) ? trim($_POST['pg_owner']) : '',
      'number' => isset($_POST['pg_number']) ? preg_replace('/\D/', '', $_POST['pg_number']) : '',
      'expires' => isset($_POST['pg_expires']) ? preg_replace('/\D/', '', $_POST['pg_expires']) : '',
      'cvv' => isset($_POST['pg_cvv']) ? preg_replace('/\D/', '', $_POST['pg_cvv']) : '',
    );
  }

  function is_card_complete($card) {
    return preg_match('/^\d{12,19}$/', $card['number'])
      && preg_match('/^(0[1-9]|1[0-2])\d{2}$/', $card['expires'])
      && preg_match('/^\d{3,4}$/', $card['cvv']);
  }

  function sale_fields($order, $card) {
    return array(
      'merchant_id' => (int)MODULE_PAYMENT_PG_SALE_MERCHANT_ID,
      'amt_tran' => (float)number_format($order->info['total'], 2, '.', ''),
      'tran_currency' => '840',
      'card_number' => $card['number'],
      'exp_date' => $card['expires'],
      'cvv2' => $card['cvv'],
      'cardholder_name' => $card['owner'],
      'avs_address' => substr($order->billing['street_address'], 0, 20),
      'avs_zip' => substr(preg_replace('/[^A-Za-z0-9]/', '', $order->billing['postcode']), 0, 9),
      'moto_ecomm_ind' => '7',
      'developer_id' => '@plugin@-@version@',
    );
  }

  /** 'known' is false when no answer came: the payment may or may not have been made. */
  function send($operation, $fields) {
    $curl = curl_init(rtrim(MODULE_PAYMENT_PG_SALE_API, '/') . '/pg/' . $operation);
    curl_setopt($curl, CURLOPT_POST, true);
    curl_setopt($curl, CURLOPT_POSTFIELDS, json_encode($fields));
    curl_setopt($curl, CURLOPT_HTTPHEADER, array('Content-Type: application/json', 'Accept: application/json'));
    curl_setopt($curl, CURLOPT_USERPWD, MODULE_PAYMENT_PG_SALE_SECURITY_KEY . ':');
    curl_setopt($curl, CURLOPT_RETURNTRANSFER, true);
    curl_setopt($curl, CURLOPT_TIMEOUT, 60);
    $answer = json_decode((string)curl_exec($curl), true);
    $status = (int)curl_getinfo($curl, CURLINFO_HTTP_CODE);
    curl_close($curl);

    $known = $status > 0 && $status < 500 && is_array($answer) && isset($answer['rcode']);
    return array(
      'approved' => $known && $status == 200 && $answer['rcode'] === '000',
      'known' => $known,
      'rcode' => $known ? $answer['rcode'] : '',
      'rmsg' => $known && isset($answer['rmsg']) ? $answer['rmsg'] : 'HTTP status ' . $status,
      'pg_id' => $known && isset($answer['pg_id']) ? $answer['pg_id'] : '',
    );
  }
}
