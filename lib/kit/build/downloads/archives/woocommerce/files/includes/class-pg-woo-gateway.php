<?php
/**
 * The payment method that the shop sees under WooCommerce > Settings > Payments.
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

class Pg_Woo_Gateway extends WC_Payment_Gateway_CC {

	public function __construct() {
		$this->id                 = 'pg_card';
		$this->has_fields         = true;
		$this->method_title       = '@name@';
		$this->method_description = 'Card payments through the payment gateway of @name@.';
		$this->supports           = array( 'products' );
#since 3.2.0
		$this->supports[]         = 'refunds';
#end

		$this->init_form_fields();
		$this->init_settings();
		$this->title       = $this->get_option( 'title' );
		$this->description = $this->get_option( 'description' );
		$this->enabled     = $this->get_option( 'enabled' );

		add_action(
			'woocommerce_update_options_payment_gateways_' . $this->id,
			array( $this, 'process_admin_options' )
		);
	}

	public function init_form_fields() {
		$this->form_fields = array(
			'enabled'      => array( 'title' => 'Enable', 'type' => 'checkbox', 'label' => 'Take card payments', 'default' => 'no' ),
			'title'        => array( 'title' => 'Title', 'type' => 'text', 'default' => 'Credit or debit card' ),
			'description'  => array( 'title' => 'Description', 'type' => 'text', 'default' => '' ),
			'api'          => array( 'title' => 'API address', 'type' => 'text', 'default' => PG_WOO_API ),
			'merchant_id'  => array( 'title' => 'Merchant ID', 'type' => 'text', 'default' => '' ),
			'security_key' => array( 'title' => 'Security key', 'type' => 'password', 'default' => '' ),
#since 3.1.0
			'capture'      => array(
				'title'   => 'Transaction type',
				'type'    => 'select',
				'options' => array( 'sale' => 'Sale', 'auth' => 'Authorize, capture later' ),
				'default' => 'sale',
			),
#end
		);
	}

	/** Offered only over HTTPS, with a merchant ID and a key, in a currency the gateway accepts. */
	public function is_available() {
		return parent::is_available()
			&& is_ssl()
			&& '' !== $this->get_option( 'merchant_id' )
			&& '' !== $this->get_option( 'security_key' )
			&& '' !== Pg_Api::currency_number( get_woocommerce_currency() );
	}

	public function validate_fields() {
		$valid = preg_match( '/^\d{12,19}$/', $this->digits( 'card-number' ) )
			&& preg_match( '/^(0[1-9]|1[0-2])\d{2}$/', $this->expiry() )
			&& preg_match( '/^\d{3,4}$/', $this->digits( 'card-cvc' ) );
		if ( ! $valid ) {
			wc_add_notice( 'Check the card number, the expiry date and the security code.', 'error' );
		}
		return (bool) $valid;
	}

	public function process_payment( $order_id ) {
		$order     = wc_get_order( $order_id );
		$operation = $this->operation();
		$answer    = $this->api()->post( $operation, $this->sale_fields( $order ) );

		if ( ! $answer['known'] ) {
			$order->add_order_note( 'No answer from the gateway: ' . $answer['rmsg'] . '. Look the order up in the transaction list before you ask for another payment.' );
			wc_add_notice( 'We could not confirm the payment. Please contact us before you try again.', 'error' );
			return array( 'result' => 'failure' );
		}
		if ( ! $answer['approved'] ) {
			$order->add_order_note( 'Payment not approved: ' . $answer['rcode'] . ' ' . $answer['rmsg'] . ' (' . $answer['pg_id'] . ')' );
			wc_add_notice( 'The card was not accepted. Please check the details or use another card.', 'error' );
			return array( 'result' => 'failure' );
		}

		$this->keep_payment( $order, $operation, $answer );
		WC()->cart->empty_cart();
		return array( 'result' => 'success', 'redirect' => $this->get_return_url( $order ) );
	}
#since 3.1.0

	/** Captures the full amount of an order that was authorized. */
	public function capture( $order ) {
		if ( $this->id !== $this->value( $order, 'payment_method' ) || 'yes' !== $this->read_mark( $order ) ) {
			return;
		}
		$answer = $this->api()->post(
			'capture/' . rawurlencode( $order->get_transaction_id() ),
			array( 'amt_tran' => $this->amount( $order->get_total() ) )
		);
		if ( $answer['approved'] ) {
			$this->write_mark( $order, 'no' );
		}
		$order->add_order_note( ( $answer['approved'] ? 'Captured: ' : 'Not captured: ' ) . $answer['rcode'] . ' ' . $answer['rmsg'] );
	}
#end
#since 3.2.0

	public function process_refund( $order_id, $amount = null, $reason = '' ) {
		$order = wc_get_order( $order_id );
		if ( null === $amount || '' === $order->get_transaction_id() ) {
			return new WP_Error( 'pg_refund', 'There is no payment to refund, or no amount was given.' );
		}
		$answer = $this->api()->post(
			'refund/' . rawurlencode( $order->get_transaction_id() ),
			array( 'amt_tran' => $this->amount( $amount ) )
		);
		return $answer['approved'] ? true : new WP_Error( 'pg_refund', trim( $answer['rcode'] . ' ' . $answer['rmsg'] ) );
	}
#end
#since 3.1.0

	private function read_mark( $order ) {
		return method_exists( $order, 'get_meta' )
			? $order->get_meta( '_pg_authorized' )
			: get_post_meta( $order->id, '_pg_authorized', true );
	}

	private function write_mark( $order, $mark ) {
		if ( method_exists( $order, 'update_meta_data' ) ) {
			$order->update_meta_data( '_pg_authorized', $mark );
			$order->save();
			return;
		}
		update_post_meta( $order->id, '_pg_authorized', $mark );
	}
#end

	private function operation() {
#since 3.1.0
		if ( 'auth' === $this->get_option( 'capture' ) ) {
			return 'auth';
		}
#end
		return 'sale';
	}

	private function keep_payment( $order, $operation, $answer ) {
		$note = $answer['rcode'] . ' ' . $answer['rmsg'] . ' (' . $answer['pg_id'] . ')';
#since 3.1.0
		if ( 'auth' === $operation ) {
			if ( method_exists( $order, 'set_transaction_id' ) ) {
				$order->set_transaction_id( $answer['pg_id'] );
			} else {
				update_post_meta( $order->id, '_transaction_id', $answer['pg_id'] );
			}
			$this->write_mark( $order, 'yes' );
			$order->update_status( 'on-hold', 'Authorized: ' . $note . '. ' );
			return;
		}
#end
		$order->add_order_note( 'Paid: ' . $note );
		$order->payment_complete( $answer['pg_id'] );
	}

	private function sale_fields( $order ) {
		$fields = array(
			'amt_tran'        => $this->amount( $order->get_total() ),
			'tran_currency'   => Pg_Api::currency_number( get_woocommerce_currency() ),
			'card_number'     => $this->digits( 'card-number' ),
			'exp_date'        => $this->expiry(),
			'cvv2'            => $this->digits( 'card-cvc' ),
			'cardholder_name' => trim( $this->value( $order, 'billing_first_name' ) . ' ' . $this->value( $order, 'billing_last_name' ) ),
			'avs_address'     => substr( $this->value( $order, 'billing_address_1' ), 0, 20 ),
			'avs_zip'         => substr( preg_replace( '/[^A-Za-z0-9]/', '', $this->value( $order, 'billing_postcode' ) ), 0, 9 ),
			'purchase_id'     => substr( $order->get_order_number(), 0, 25 ),
			'moto_ecomm_ind'  => '7',
		);
		$email = $this->value( $order, 'billing_email' );
		if ( '' !== $email ) {
			$fields['email_address'] = array( $email );
		}
		return $fields;
	}

	/** WooCommerce 2.6 has public properties where 3.0 and later have getters. */
	private function value( $order, $name ) {
		$getter = 'get_' . $name;
		return (string) ( method_exists( $order, $getter ) ? $order->$getter() : $order->$name );
	}

	private function amount( $amount ) {
		return (float) number_format( (float) $amount, 2, '.', '' );
	}

	private function digits( $field ) {
		$name = $this->id . '-' . $field;
		return isset( $_POST[ $name ] ) ? preg_replace( '/\D/', '', wp_unslash( $_POST[ $name ] ) ) : '';
	}

	/** '1228' for '12 / 28' and for '12 / 2028'. */
	private function expiry() {
		$digits = $this->digits( 'card-expiry' );
		return 6 === strlen( $digits ) ? substr( $digits, 0, 2 ) . substr( $digits, 4 ) : $digits;
	}

	private function api() {
		return new Pg_Api( $this->get_option( 'api' ), $this->get_option( 'merchant_id' ), $this->get_option( 'security_key' ) );
	}
}
