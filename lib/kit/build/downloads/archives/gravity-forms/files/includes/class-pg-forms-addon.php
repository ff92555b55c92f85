<?php
/**
 * The payment add-on: settings for the site, a feed for each form, one sale for each entry.
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

class Pg_Forms_AddOn extends GFPaymentAddOn {

	protected $_version                  = '@version@';
	protected $_min_gravityforms_version = '1.9';
	protected $_slug                     = 'pg-forms';
	protected $_path                     = '@product@-gravity-forms/gravity-forms-gateway.php';
	protected $_full_path                = PG_FORMS_FILE;
	protected $_title                    = '@name@ add-on for Gravity Forms';
	protected $_short_title              = '@name@';
	protected $_requires_credit_card     = true;
	protected $_supports_callbacks       = false;

	private static $_instance = null;

	public static function get_instance() {
		if ( null === self::$_instance ) {
			self::$_instance = new self();
		}
		return self::$_instance;
	}

	public function plugin_settings_fields() {
		return array(
			array(
				'title'  => '@name@',
				'fields' => array(
					array( 'name' => 'api', 'label' => 'API address', 'type' => 'text', 'class' => 'medium', 'default_value' => PG_FORMS_API ),
					array( 'name' => 'merchant_id', 'label' => 'Merchant ID', 'type' => 'text', 'class' => 'medium' ),
					array( 'name' => 'security_key', 'label' => 'Security key', 'type' => 'text', 'input_type' => 'password', 'class' => 'medium' ),
				),
			),
		);
	}

	/** Feeds of the kind 'Products and Services' only: the add-on has no subscriptions. */
	public function feed_settings_fields() {
		$fields = parent::feed_settings_fields();
		return $this->replace_field(
			'transactionType',
			array(
				'name'     => 'transactionType',
				'label'    => 'Transaction Type',
				'type'     => 'select',
				'onchange' => "jQuery(this).parents('form').submit();",
				'choices'  => array(
					array( 'label' => 'Select a transaction type', 'value' => '' ),
					array( 'label' => 'Products and Services', 'value' => 'product' ),
				),
			),
			$fields
		);
	}

	public function authorize( $feed, $submission_data, $form, $entry ) {
		$currency = Pg_Api::currency_number( rgar( $entry, 'currency' ) ? $entry['currency'] : GFCommon::get_currency() );
		if ( '' === $currency ) {
			return $this->refused( 'This form uses a currency that cannot be charged.' );
		}

		$answer = $this->api()->post( 'sale', $this->sale_fields( $submission_data, $currency ) );
		if ( ! $answer['known'] ) {
			$this->log_error( __METHOD__ . '(): no answer: ' . $answer['rmsg'] );
			return $this->refused( 'We could not confirm the payment. Please contact us before you try again.' );
		}
		if ( ! $answer['approved'] ) {
			$this->log_debug( __METHOD__ . '(): ' . $answer['rcode'] . ' ' . $answer['rmsg'] . ' ' . $answer['pg_id'] );
			return $this->refused( 'The card was not accepted. Please check the details or use another card.' );
		}

		return array(
			'is_authorized'    => true,
			'transaction_id'   => $answer['pg_id'],
			'captured_payment' => array(
				'is_success'     => true,
				'error_message'  => '',
				'transaction_id' => $answer['pg_id'],
				'amount'         => rgar( $submission_data, 'payment_amount' ),
				'payment_method' => 'card',
			),
		);
	}

	private function refused( $message ) {
		return array( 'is_authorized' => false, 'error_message' => $message );
	}

	private function sale_fields( $data, $currency ) {
		$fields = array(
			'amt_tran'        => (float) number_format( (float) rgar( $data, 'payment_amount' ), 2, '.', '' ),
			'tran_currency'   => $currency,
			'card_number'     => preg_replace( '/\D/', '', (string) rgar( $data, 'card_number' ) ),
			'exp_date'        => $this->expiry( rgar( $data, 'card_expiration_date' ) ),
			'cvv2'            => (string) rgar( $data, 'card_security_code' ),
			'cardholder_name' => (string) rgar( $data, 'card_name' ),
#since 1.2.0
			'avs_address'     => substr( (string) rgar( $data, 'address' ), 0, 20 ),
			'avs_zip'         => substr( preg_replace( '/[^A-Za-z0-9]/', '', (string) rgar( $data, 'zip' ) ), 0, 9 ),
#end
			'moto_ecomm_ind'  => '7',
		);
#since 1.3.10
		$email = (string) rgar( $data, 'email' );
		if ( '' !== $email ) {
			$fields['email_address'] = array( $email );
			$fields['email_receipt'] = true;
		}
#end
		return $fields;
	}

	/** Gravity Forms gives array( '12', '2028' ); the gateway takes '1228'. */
	private function expiry( $month_year ) {
		$month = isset( $month_year[0] ) ? (int) $month_year[0] : 0;
		$year  = isset( $month_year[1] ) ? (string) $month_year[1] : '';
		return sprintf( '%02d', $month ) . substr( $year, -2 );
	}

	private function api() {
		$base = $this->get_plugin_setting( 'api' );
		return new Pg_Api(
			$base ? $base : PG_FORMS_API,
			(string) $this->get_plugin_setting( 'merchant_id' ),
			(string) $this->get_plugin_setting( 'security_key' )
		);
	}
}
